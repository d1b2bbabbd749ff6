// Which day it is in Seoul; a screen that stays open over midnight learns of the new one.
import { useEffect, useState } from 'react'
import { addDays, instantAt, seoulDayOf, type Day } from '../format/seoul-day.ts'

const longestTimerMs = 3_600_000

const untilMidnight = (): number => instantAt(addDays(seoulDayOf(Date.now()), 1)).getTime() - Date.now()

export const useToday = (given?: Day): Day => {
  const [today, setToday] = useState(() => seoulDayOf(Date.now()))
  useEffect(() => {
    const look = () => {
      setToday(seoulDayOf(Date.now()))
      timer = setTimeout(look, Math.min(untilMidnight() + 50, longestTimerMs))
    }
    let timer = setTimeout(look, Math.min(untilMidnight() + 50, longestTimerMs))
    return () => clearTimeout(timer)
  }, [])
  return given ?? today
}
