// The people of the demo world, one for each part that somebody may want to play.

export interface DemoPersonRow {
  readonly uid: string
  readonly name: string
  readonly does: string
  readonly role: 'plain' | 'admin' | 'developer'
  readonly type: 'root' | 'admin' | 'plain' | 'partner_user'
}

export const demoPeople: readonly DemoPersonRow[] = [
  { uid: 'owner', name: '김대표', does: 'root: configuration and the last word', role: 'developer', type: 'root' },
  { uid: 'staff', name: '이주임', does: 'staff of the office', role: 'admin', type: 'admin' },
  { uid: 'dealer', name: '박딜러', does: 'dealer of a shop', role: 'plain', type: 'plain' },
  { uid: 'partner', name: '최매니저', does: 'staff of a partner, a bank', role: 'plain', type: 'partner_user' },
  { uid: 'lease', name: '강매니저', does: 'staff of a partner, a lease company', role: 'plain', type: 'partner_user' },
]
