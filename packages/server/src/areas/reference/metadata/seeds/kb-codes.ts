// The code lists of KB ChaChaCha that its partners describe a car with.
import type { CodeSetDocument } from '@bidyard/contract/shapes/metadata/code-set'
import { codeGroup } from './code-group.ts'

const fuel = codeGroup('fuel', ['연료', 'Fuel'], 'fuel', `
  004001 | 가솔린 | Petrol | gasoline
  004002 | 디젤 | Diesel | diesel
  004003 | LPG | LPG | LPG
  004004 | 하이브리드(LPG) | Hybrid (LPG) | hybrid_L
  004005 | 하이브리드(가솔린) | Hybrid (petrol) | hybrid_G
  004011 | 하이브리드(디젤) | Hybrid (diesel) | hybrid
  004006 | CNG | CNG | CNG
  004007 | 전기 | Electric | electric
  004010 | 가솔린+LPG | Petrol and LPG | other
  004008 | 기타 | Other | other`)

// Assumed: only the fuel codes are known. The numbers of the groups from here on are ours, until a partner hands
// over theirs and an import puts them in their place.
const color = codeGroup('color', ['색상', 'Colour'], 'color', `
  006001 | 흰색 | White | white
  006002 | 진주색 | Pearl | pearl
  006003 | 아이보리 | Ivory | ivory
  006004 | 은색 | Silver | silver
  006005 | 은회색 | Silver grey | silverGray
  006006 | 회색 | Grey | gray
  006007 | 쥐색 | Dark grey | darkGray
  006008 | 검정색 | Black | black
  006009 | 베이지색 | Beige | beige
  006010 | 연금색 | Light gold | lightGold
  006011 | 금색 | Gold | gold
  006012 | 갈색 | Brown | brown
  006013 | 노란색 | Yellow | yellow
  006014 | 주황색 | Orange | orange
  006015 | 빨간색 | Red | red
  006016 | 자주색 | Wine | wine
  006017 | 분홍색 | Pink | pink
  006018 | 보라색 | Purple | purple
  006019 | 녹색 | Green | green
  006020 | 파란색 | Blue | blue`)

const transmission = codeGroup('transmission', ['변속기', 'Transmission'], 'transmission', `
  005001 | 오토 | Automatic | auto
  005002 | 수동 | Manual | manual
  005003 | 세미오토 | Semi-automatic | SAT
  005004 | CVT | CVT | CVT
  005005 | 기타 | Other | other`)

const bodyType = codeGroup('bodyType', ['차종', 'Body'], null, `
  003001 | 경차 | City car | -
  003002 | 소형차 | Small car | -
  003003 | 준중형차 | Compact car | -
  003004 | 중형차 | Mid-size car | -
  003005 | 대형차 | Large car | -
  003006 | 스포츠카 | Sports car | -
  003007 | SUV | SUV | -
  003008 | RV | Van | -
  003009 | 경승합차 | Small van | -
  003010 | 승합차 | Minibus | -
  003011 | 화물차 | Truck | -
  003012 | 기타 | Other | -`)

const option = codeGroup('option', ['옵션', 'Options'], null, `
  001001 | 일반 선루프 | Sunroof | -
  001002 | 파노라마 선루프 | Panoramic sunroof | -
  001003 | 내비게이션 | Navigation | -
  001004 | 후방카메라 | Rear camera | -
  001005 | 어라운드뷰 | Surround view | -
  001006 | 헤드업 디스플레이 | Head-up display | -
  001007 | 스마트키 | Smart key | -
  001008 | 전동 트렁크 | Electric boot | -
  001009 | 가죽시트 | Leather seats | -
  001010 | 열선시트 | Heated seats | -
  001011 | 통풍시트 | Ventilated seats | -
  001012 | 전동시트 | Electric seats | -
  001013 | 메모리시트 | Memory seats | -
  001014 | 열선핸들 | Heated steering wheel | -
  001015 | 크루즈 컨트롤 | Cruise control | -
  001016 | 어댑티브 크루즈 컨트롤 | Adaptive cruise control | -
  001017 | 차로이탈 경보 | Lane departure warning | -
  001018 | 후측방 경보 | Blind spot warning | -
  001019 | 전방 충돌방지 | Collision avoidance | -
  001020 | 주차감지센서 | Parking sensors | -
  001021 | LED 헤드램프 | LED head lamps | -
  001022 | HID 헤드램프 | Xenon head lamps | -
  001023 | 하이패스 | Toll pass | -
  001024 | 블랙박스 | Dash camera | -
  001025 | 전동접이 미러 | Folding mirrors | -
  001026 | 애플 카플레이·안드로이드 오토 | CarPlay and Android Auto | -`)

export const kbCodesSeed = (): CodeSetDocument => ({ groups: [fuel, color, transmission, bodyType, option] })
