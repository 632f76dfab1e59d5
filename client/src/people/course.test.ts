import { expect, test } from 'vitest'
import { bandPath, courseScale, linePath, yOf } from './course.ts'

const SIZE = { width: 200, height: 120, left: 40, right: 10, top: 10, bottom: 10 }

test('the scale holds the line and its band, by round steps', () => {
  const course = [
    { elo: 1598, margin: 567 },
    { elo: 1540, margin: 90 },
  ]
  expect(courseScale(course)).toEqual({ least: 1200, most: 2000, steps: [1200, 1400, 1600, 1800, 2000] })
})

test('the line goes from edge to edge, higher where the rating is', () => {
  const course = [
    { elo: 1400, margin: 100 },
    { elo: 1600, margin: 100 },
  ]
  const scale = courseScale(course)
  expect(scale).toMatchObject({ least: 1300, most: 1700 })
  expect(linePath(course, scale, SIZE)).toBe('M40.0 85.0L190.0 35.0')
  expect(bandPath(course, scale, SIZE)).toBe('M40.0 60.0L190.0 10.0L190.0 60.0L40.0 110.0Z')
  expect(yOf(1700, scale, SIZE)).toBe(10)
})

test('a band that is wider than the chart ends with the chart', () => {
  const course = [
    { elo: 1400, margin: 588 },
    { elo: 1600, margin: 567 },
  ]
  const scale = courseScale(course)
  expect(scale).toMatchObject({ least: 1000, most: 2000 })
  expect(bandPath(course, scale, SIZE)).toBe('M40.0 11.2L190.0 10.0L190.0 106.7L40.0 110.0Z')
})
