// The car codes of AutoBegins beside ours: makers by their code, and the words for fuel, gears and drive.
import type { CodeSetDocument } from '@bidyard/contract/shapes/metadata/code-set'
import { codeGroup } from './code-group.ts'

// Assumed: AutoBegins hands its numbers out with a contract only, so these stand in until an import brings them.
export const autoBeginsCodesSeed = (): CodeSetDocument => ({
  groups: [
    codeGroup('maker', ['제조사', 'Maker'], null, `
      101 | 현대 | Hyundai | hyundai
      102 | 제네시스 | Genesis | genesis
      103 | 기아 | Kia | kia
      104 | 쉐보레(GM대우) | Chevrolet (GM Daewoo) | chevrolet-korea
      105 | 르노코리아(삼성) | Renault Korea | renault-korea
      106 | KG모빌리티(쌍용) | KG Mobility | kg-mobility
      201 | BMW | BMW | bmw
      202 | 벤츠 | Mercedes-Benz | mercedes-benz
      203 | 아우디 | Audi | audi
      204 | 폭스바겐 | Volkswagen | volkswagen
      205 | 미니 | MINI | mini
      206 | 볼보 | Volvo | volvo
      207 | 렉서스 | Lexus | lexus
      208 | 토요타 | Toyota | toyota
      209 | 혼다 | Honda | honda
      210 | 닛산 | Nissan | nissan
      211 | 인피니티 | Infiniti | infiniti
      212 | 포드 | Ford | ford
      213 | 링컨 | Lincoln | lincoln
      214 | 지프 | Jeep | jeep
      215 | 캐딜락 | Cadillac | cadillac
      216 | 테슬라 | Tesla | tesla
      217 | 포르쉐 | Porsche | porsche
      218 | 랜드로버 | Land Rover | land-rover
      219 | 재규어 | Jaguar | jaguar
      220 | 푸조 | Peugeot | peugeot`),
    codeGroup('fuel', ['연료', 'Fuel'], 'fuel', `
      G | 가솔린 | Petrol | gasoline
      D | 디젤 | Diesel | diesel
      L | LPG | LPG | LPG
      H | 하이브리드 | Hybrid | hybrid_G
      E | 전기 | Electric | electric
      C | CNG | CNG | CNG
      X | 기타 | Other | other`),
    codeGroup('transmission', ['변속기', 'Transmission'], 'transmission', `
      A | 자동 | Automatic | auto
      M | 수동 | Manual | manual
      S | 세미오토 | Semi-automatic | SAT
      V | 무단변속 | CVT | CVT`),
    codeGroup('drive', ['구동방식', 'Drive'], 'drive', `
      2 | 2WD | Two-wheel drive | 2WD
      4 | 4WD | Four-wheel drive | 4WD
      W | AWD | All-wheel drive | AWD`),
  ],
})
