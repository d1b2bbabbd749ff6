// The words of an insurance history: what an accident was, what the car was used for, what befell it.
import type { CodeSetDocument } from '@bidyard/contract/shapes/metadata/code-set'
import { codeGroup } from './code-group.ts'

export const carHistoryCodesSeed = (): CodeSetDocument => ({
  groups: [
    codeGroup('accidentType', ['사고 구분', 'Kind of claim'], null, `
      1 | 내차 사고(내차 보험) | Own damage, own insurance | -
      2 | 내차 피해(상대 보험) | Own damage, the other's insurance | -
      3 | 상대차 피해 | Damage to the other car | -`),
    codeGroup('useHistory', ['용도이력', 'Former use'], 'carUsage', `
      loan | 대여용(렌터카) | Rental | commercial
      business | 영업용 | Commercial | commercial
      government | 관용 | Government | -
      private | 자가용 | Private | passenger`),
    codeGroup('specialAccident', ['특수사고', 'Special accidents'], 'accidentHistory', `
      totalLoss | 전손 | Total loss | accident_totalLoss
      floodTotalLoss | 침수(전손) | Flood, total loss | accident_totalLoss
      floodPartLoss | 침수(분손) | Flood, partial | -
      robber | 도난 | Theft | -`),
    // Assumed: the history names fuels by the words of the registration certificate.
    codeGroup('fuel', ['연료', 'Fuel'], 'fuel', `
      휘발유 | 휘발유 | Petrol | gasoline
      경유 | 경유 | Diesel | diesel
      엘피지 | 엘피지 | LPG | LPG
      하이브리드(휘발유+전기) | 하이브리드(휘발유+전기) | Hybrid (petrol) | hybrid_G
      하이브리드(LPG+전기) | 하이브리드(LPG+전기) | Hybrid (LPG) | hybrid_L
      하이브리드(경유+전기) | 하이브리드(경유+전기) | Hybrid (diesel) | hybrid
      CNG | CNG | CNG | CNG
      전기 | 전기 | Electric | electric
      기타연료 | 기타연료 | Other | other`),
  ],
})
