// The damage map, looked at and filled in.
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { DamageMap, type PartDamage } from '../../ui/damage-map/damage-map.tsx'
import { Card } from '../../ui/show/card.tsx'
import { Part } from './part.tsx'

const sample: readonly PartDamage[] = [
  { position: 'fl_door', values: ['exchange', 'painting'] },
  { position: 'hood', values: ['exchange'] },
  { position: 'rr_quarter', values: ['panel_repair'] },
  { position: 'f_bumper', values: ['scratch', 'dent', 'needPaint'] },
  { position: 'windshield', values: ['broken'] },
  { position: 'fr_wheel', values: ['scratch'] },
  { position: 'l_side_sill', values: ['corrosion'] },
  { position: 'fl_side_member', values: ['panel_repair'] },
  { position: 'rear_panel', values: ['exchange'] },
]

export const DamagePart = () => {
  const say = useText('gallery')
  const [filled, setFilled] = useState<readonly PartDamage[]>([{ position: 'rl_door', values: ['dent'] }])
  return (
    <Part id="damage" title={say('part.damage')}>
      <Card title={say('damageShown')}><DamageMap damages={sample} /></Card>
      <Card title={say('damageFilled')}><DamageMap damages={filled} onChange={setFilled} /></Card>
    </Part>
  )
}
