// The public holidays that the product is delivered with; a file of a year takes the place of what is here.

export interface Holiday {
  /** Of Seoul's calendar: 2026-12-25. */
  readonly day: string
  readonly name: string
}

const holiday = (day: string, name: string): Holiday => ({ day, name })

/** By the law of 2026, which made 노동절 and 제헌절 holidays; what is declared at short notice is imported. */
export const deliveredHolidays: readonly Holiday[] = [
  holiday('2026-01-01', '신정'),
  holiday('2026-02-16', '설날 연휴'),
  holiday('2026-02-17', '설날'),
  holiday('2026-02-18', '설날 연휴'),
  holiday('2026-03-01', '삼일절'),
  holiday('2026-03-02', '삼일절 대체공휴일'),
  holiday('2026-05-01', '노동절'),
  holiday('2026-05-05', '어린이날'),
  holiday('2026-05-24', '부처님오신날'),
  holiday('2026-05-25', '부처님오신날 대체공휴일'),
  holiday('2026-06-03', '전국동시지방선거'),
  holiday('2026-06-06', '현충일'),
  holiday('2026-07-17', '제헌절'),
  holiday('2026-08-15', '광복절'),
  holiday('2026-08-17', '광복절 대체공휴일'),
  holiday('2026-09-24', '추석 연휴'),
  holiday('2026-09-25', '추석'),
  holiday('2026-09-26', '추석 연휴'),
  holiday('2026-10-03', '개천절'),
  holiday('2026-10-05', '개천절 대체공휴일'),
  holiday('2026-10-09', '한글날'),
  holiday('2026-12-25', '성탄절'),
  holiday('2027-01-01', '신정'),
  holiday('2027-02-06', '설날 연휴'),
  holiday('2027-02-07', '설날'),
  holiday('2027-02-08', '설날 연휴'),
  holiday('2027-02-09', '설날 대체공휴일'),
  holiday('2027-03-01', '삼일절'),
  holiday('2027-05-01', '노동절'),
  holiday('2027-05-03', '노동절 대체공휴일'),
  holiday('2027-05-05', '어린이날'),
  holiday('2027-05-13', '부처님오신날'),
  holiday('2027-06-06', '현충일'),
  holiday('2027-07-17', '제헌절'),
  holiday('2027-07-19', '제헌절 대체공휴일'),
  holiday('2027-08-15', '광복절'),
  holiday('2027-08-16', '광복절 대체공휴일'),
  holiday('2027-09-14', '추석 연휴'),
  holiday('2027-09-15', '추석'),
  holiday('2027-09-16', '추석 연휴'),
  holiday('2027-10-03', '개천절'),
  holiday('2027-10-04', '개천절 대체공휴일'),
  holiday('2027-10-09', '한글날'),
  holiday('2027-10-11', '한글날 대체공휴일'),
  holiday('2027-12-25', '성탄절'),
  holiday('2027-12-27', '성탄절 대체공휴일'),
]
