// The words of the damage map: its two drawings, and what is said of a part.

export const text = {
  title: '차량 손상 부위도',
  view: '도면',
  outer: '외판',
  inner: '골격',
  outerDrawing: '외판 도면',
  innerDrawing: '골격 도면',
  front: '앞',
  rear: '뒤',
  leftSide: '운전석',
  rightSide: '동반석',
  noDamage: '이상 없음',
  partWith: ({ part, damages }: { part: string; damages: string }) => `${part}: ${damages}`,
  chooseHint: '부위를 누르면 손상 내용이 보입니다.',
  inputHint: '부위를 누르고 해당하는 손상을 모두 고르세요.',
  damagesOf: ({ part }: { part: string }) => `${part}의 손상`,
  noneAtAll: '표시된 손상이 없습니다.',
  damagedParts: ({ count }: { count: number }) => `손상 부위 ${count}곳`,
  rankOuter: ({ rank }: { rank: string }) => `외판 ${rank}랭크`,
  rankFrame: ({ rank }: { rank: string }) => `주요 골격 ${rank}랭크`,
  noRank: '랭크 없음',
}
