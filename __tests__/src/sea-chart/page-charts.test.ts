import { stepWeeks } from '../../../src/lib/total-time'
import { stripSpec } from '../../../src/sea-chart/article-charts'
import { charts } from '../../../src/sea-chart/charts'
import { traceContour, type Ring } from '../../../src/sea-chart/contours'
import { beginToScale } from '../../../src/sea-chart/course'
import { studySpec } from '../../../src/sea-chart/course-charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt } from '../../../src/sea-chart/field'
import {
  contains,
  distance,
  distanceToRect,
  overlaps,
  scaleRect,
  walkLine,
} from '../../../src/sea-chart/geometry'
import { grownAbout } from '../../../src/sea-chart/names'
import { lineDepths, planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { SeaChartPlan } from '../../../src/sea-chart/plan-sea-chart'
import type { Point, Rect, SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'
import { loadWholeContent } from '../../setup/whole-content'

const { content } = loadWholeContent()
if (content === undefined) throw new Error('the real content has issues: see load-site.test.ts')
const { services, serviceCategories, solutions, caseStudies, pages, posts } = content

const known = new Map<string, SeaChartPlan>()

/** Most charts are looked at by several tests: each is planned once. */
function planOf(spec: SeaChartSpec): SeaChartPlan {
  const key = JSON.stringify(spec)
  const plan = known.get(key) ?? planSeaChart(spec)
  known.set(key, plan)
  return plan
}

const categories = serviceCategories.map(({ slug, data }) => {
  const own = services.filter(({ folder }) => folder.endsWith(slug))
  const items = own.map((service) => ({
    title: service.data.title,
    ...(service.data.plainName !== undefined && { plainName: service.data.plainName }),
  }))
  return { slug, title: data.title, own, items }
})
const studies = caseStudies.map(({ slug, data }) => ({
  slug,
  href: `/case-study/${slug}/`,
  timeline: data.timeline,
}))
const pairs = [
  charts.LandingPage({ slug: 'services', area: 'services', categories }),
  ...categories.map(charts.CategoryPage),
  ...categories.flatMap(({ slug, own }) =>
    own.map((service) =>
      charts.ServicePage({
        slug: service.slug,
        categorySlug: slug,
        steps: service.data.steps,
        weeks: stepWeeks(service.data.steps),
      }),
    ),
  ),
  ...solutions.map(({ slug, data }) => charts.SolutionPage({ slug, flow: data.flow })),
  ...caseStudies.map(({ slug, data }) => charts.CaseStudyPage({ slug, timeline: data.timeline })),
  ...studies.map((study) => charts.CaseStudiesPage({ slug: 'case-studies', studies: [study] })),
  charts.CareerPage({ slug: 'career', hiring: pages.career.data.hiring }),
]
const plans = pairs.flatMap(({ wide, phone }) =>
  [wide, phone].map((spec) => [`${spec.slug} ${spec === wide ? 'wide' : 'phone'}`, planOf(spec)] as const),
)

/** Those with one course: where services stand in no order each mark has its own, or none. */
const sailed = plans.slice(2 * (1 + categories.length))

/** How many times as large as the sheet a window 768 pixels wide prints names (src/ui/page-chart.module.css). */
const largestLetters = (print: number) => (9.7 + 0.00203 * 768) / (768 / 1440) / (13 * print)

/** What letters take up of the room that is kept for them. */
const wordsIn = (box: Rect): Rect => {
  const spare = 0.07 * (box.right - box.left)
  return { ...box, left: box.left + spare, right: box.right - spare }
}

/** A text with one section more. */
const section = (html: string, index: number) =>
  `${html}<h2 id="s${index}">Section</h2>${'<p>Long text</p>'.repeat(4 + (index % 3) * 5)}`

const heading = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** Places on both sides of a leg, so far off it. */
const alongside = (a: Point | undefined, b: Point, off: number) =>
  (a ? walkLine([a, b], 8) : []).flatMap(({ x, y }) => {
    const share = off / distance(a ?? b, b)
    const [dx, dy] = [(b.x - (a?.x ?? 0)) * share, (b.y - (a?.y ?? 0)) * share]
    return [
      { x: x - dy, y: y + dx },
      { x: x + dy, y: y - dx },
    ]
  })

/** How far a ring turns within 60 units of each place on it, degrees. */
function turnsAlong(ring: Ring): { at: Point; turn: number }[] {
  const places = walkLine([...ring, ...ring.slice(0, 1)], 6).slice(1)
  return places.flatMap((at, i) => {
    const [before, after] = [places.at(i - 5), places[(i + 5) % places.length]]
    if (!before || !after || places.length < 20) return []
    const turn = Math.abs(heading(at, after) - heading(before, at))
    return [{ at, turn: Math.min(turn, 360 - turn) }]
  })
}

/** How far a course turns at each of its corners, degrees. */
const turnsOf = (line: readonly Point[]) =>
  line.slice(1, -1).map((corner, i) => {
    const turn = Math.abs(heading(corner, line[i + 2] ?? corner) - heading(line[i] ?? corner, corner))
    return Math.min(turn, 360 - turn)
  })

/** Where land and islands lie on a chart, cell by cell, and how far down the course is, column by column. */
function composition(slug: string, { field, course }: SeaChartPlan) {
  const [columns, rows] = [36, 12]
  const across = Array.from({ length: columns }, (_, column) => ((column + 0.5) / columns) * field.width)
  const down = Array.from({ length: rows }, (_, row) => ((row + 0.5) / rows) * field.height)
  const way = walkLine(course.line, 4)
  return {
    slug,
    land: across.flatMap((x) => down.map((y) => depthAt(field, { x, y }) < 0)),
    course: across.map((x) => {
      const near = way.find((place) => Math.abs(place.x - x) < 4)
      return near && near.y / field.height
    }),
  }
}

type Composition = ReturnType<typeof composition>

/** 0 for the same land and the same course, 1 where no land is common to both, or where courses lie a third of the height apart. */
function differenceOf(one: Composition, other: Composition): number {
  const common = one.land.filter((is, i) => is && other.land[i]).length
  const any = one.land.filter((is, i) => is || other.land[i]).length
  const apart = one.course.flatMap((y, i) => {
    const its = other.course[i]
    return y === undefined || its === undefined ? [] : [Math.abs(y - its)]
  })
  const mean = apart.reduce((sum, gap) => sum + gap, 0) / Math.max(1, apart.length)
  return 1 - common / Math.max(1, any) + 3 * mean
}

describe('the charts of the site’s pages', () => {
  it('have a course for each service and step', () => {
    expect(plans.length).toBeGreaterThan(40)
    const headed = plans.filter(([, { names }]) => names.length === 0)
    // its marks are above headings of the page
    expect(headed.map(([name, { course }]) => [name, course.marks.length])).toEqual([
      ['services wide', categories.length],
    ])
    const named = plans.filter((plan) => !headed.includes(plan))
    expect(named.filter(([, { course, names }]) => course.marks.length !== names.length)).toEqual([])
  })

  it('have the first service of the home page at the top, as its lists do', () => {
    for (const { marks } of Object.values(charts.HomePage({ slug: 'home' })).map(drawSeaChart)) {
      const heights = marks.map(({ y }) => y)
      expect(heights).toHaveLength(4)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
    }
  })

  it('spread the steps of a solution over the whole width', () => {
    for (const { slug, data } of solutions) {
      const { course, field } = planOf(charts.SolutionPage({ slug, flow: data.flow }).wide)
      const shares = course.marks.map(({ x }) => x / field.width)
      expect(Math.min(...shares)).toBeLessThan(0.3)
      expect(Math.max(...shares)).toBeGreaterThan(0.75)
    }
  })

  it('number each mark of a case study in a list with the week in which its phases end', () => {
    for (const study of studies) {
      const { course, names } = planOf(studySpec(study))
      const weeks = new Set(study.timeline.map(({ to }) => to))
      expect(course.marks.length).toBe(weeks.size)
      const [first, ...later] = [...weeks].toSorted((a, b) => a - b)
      expect(names.map(({ lines }) => lines.join(' '))).toEqual([`Week ${first}`, ...later.map(String)])
    }
  })

  it('show the services of a category by coasts on different sides', () => {
    const alike = categories.filter(({ slug, own }) => {
      const sides = own.map(
        (service) =>
          charts.ServicePage({ slug: service.slug, categorySlug: slug, steps: service.data.steps }).wide.side,
      )
      return new Set(sides).size < Math.min(3, own.length)
    })
    expect(alike).toEqual([])
  })

  it('are never twins: no two strips across pages have nearly the same land and nearly the same course', () => {
    const strips = pairs.flatMap(({ wide }) => (typeof wide.course === 'number' && wide.side ? [wide] : []))
    const all = strips.map((spec) => composition(spec.slug, planOf(spec)))
    expect(all.length).toBeGreaterThan(15)
    const twins = all.flatMap((one, i) =>
      all.slice(i + 1).flatMap((other) => {
        const difference = differenceOf(one, other)
        return difference < 0.4 ? [`${one.slug}, ${other.slug}: ${difference.toFixed(2)}`] : []
      }),
    )
    expect(twins).toEqual([])
  })

  it('show articles by coasts on different sides', () => {
    const sides = posts.map(({ slug }) => charts.PostPage({ slug }).wide.side)
    expect(new Set(sides).size).toBeGreaterThan(2)
  })

  it('print numbers in water, clear of marks', () => {
    const html = '<p>Long text</p>'.repeat(9)
    const articles = posts.map(({ slug }) =>
      charts.PostPage({ slug, href: '/', body: { html: [1, 2, 3, 4, 5, 6].reduce(section, html) } }),
    )
    const small = articles.flatMap(({ wide, phone }) => [wide, phone])
    expect(small.length).toBeGreaterThan(20)
    const faults = small.flatMap((spec) => {
      const { names, course, field, print } = planOf(spec)
      const rings = course.marks.map(({ x, y }) => ({
        left: x - 7 * print,
        top: y - 7 * print,
        right: x + 7 * print,
        bottom: y + 7 * print,
      }))
      return names.flatMap(({ box, lines }) => {
        const places = [0, 0.5, 1].flatMap((across) =>
          [0, 0.5, 1].map((down) => ({
            x: box.left + across * (box.right - box.left),
            y: box.top + down * (box.bottom - box.top),
          })),
        )
        const isDry = places.some((place) => depthAt(field, place) <= 0)
        const isCovered = rings.some((ring) => overlaps(box, ring))
        return isDry || isCovered ? [`${spec.slug} ${lines.join(' ')}`] : []
      })
    })
    expect(faults).toEqual([])
  })

  it('have no line of depth under a name of a course', () => {
    const crossed = plans.flatMap(([chart, { names, field, print }]) =>
      names.flatMap(({ box, lines }) => {
        const { left, top, right, bottom } = wordsIn(box)
        const depths = Array.from({ length: 36 }, (_, i) =>
          depthAt(field, {
            x: left + ((right - left) * (i % 9)) / 8,
            y: top + ((bottom - top) * Math.floor(i / 9)) / 3,
          }),
        )
        const under = lineDepths(field, print).filter(
          (depth) => depth > Math.min(...depths) && depth < Math.max(...depths),
        )
        const isCrowded = names.some((other) => other.box !== box && overlaps(other.box, box)) // halos hide lines there
        return under.length > 0 && !isCrowded
          ? [`${chart}: ${lines.join(' ')} (${under.join(', ')} metres)`]
          : []
      }),
    )
    expect(crossed).toEqual([])
  })

  it('show courses that stay clear of the text beside them', () => {
    const beside = pairs.filter(({ wide }) => wide.kind !== 'page' && wide.clear !== undefined)
    expect(beside.length).toBeGreaterThan(8)
    for (const { wide } of beside) {
      const { course, field } = planOf(wide)
      const text = wide.clear?.map((rect) => scaleRect(rect, field.width, field.height)) ?? []
      const under = walkLine(course.line, 6).filter((place) =>
        text.some((rect) => contains({ ...rect, right: rect.right - 12 }, place)),
      )
      expect([wide.slug, under]).toEqual([wide.slug, []])
    }
  })

  it('show courses that never double back', () => {
    const sharp = sailed.flatMap(([name, { course }]) =>
      turnsOf(course.line).flatMap((turn) => (turn > 60 ? [`${name}: ${Math.round(turn)}`] : [])),
    )
    expect(sharp).toEqual([])
  })

  it('show courses that are steered: no two legs in a row run due east', () => {
    const isEast = (a: Point | undefined, b: Point | undefined) => a && b && Math.abs(heading(a, b)) < 1
    const ruled = plans.flatMap(
      ([
        name,
        {
          course: { line },
        },
      ]) => (line.some((at, i) => isEast(line[i - 1], at) && isEast(at, line[i + 1])) ? [name] : []),
    )
    expect(ruled).toEqual([])
  })

  it('show courses that turn at their marks alone', () => {
    const others = sailed.flatMap(([name, { course }]) =>
      course.line.length === course.marks.length + (course.end ? 2 : 1) ? [] : [name],
    )
    expect(others).toEqual([])
  })

  it('show courses that pass clear of land', () => {
    const aground = plans.flatMap(([name, { course, field }]) => {
      const places = course.line.flatMap((b, i) => alongside(course.line[i - 1], b, 12 * field.scale))
      return places.some((at) => at.y < field.height && depthAt(field, at) <= 0) ? [name] : []
    })
    expect(aground).toEqual([])
  })

  it('have lines of depth that pass names about as smoothly as open water: none draws a box around words', () => {
    const turns = { near: [] as number[], far: [] as number[] }
    for (const [, { names, field, print }] of plans) {
      const frame = { left: 0, top: 0, right: field.width, bottom: field.height }
      const rings = lineDepths(field, print).flatMap((depth) => traceContour(field, depth))
      for (const { at, turn } of rings.flatMap(turnsAlong)) {
        if (!contains(frame, at)) continue
        const isNear = names.some(({ box }) => distanceToRect(at.x, at.y, box) < 30 * print)
        turns[isNear ? 'near' : 'far'].push(turn)
      }
    }
    const shareOfSharp = (all: readonly number[]) => all.filter((turn) => turn > 70).length / all.length
    expect(turns.near.length).toBeGreaterThan(5000)
    expect(shareOfSharp(turns.near)).toBeLessThan(2 * shareOfSharp(turns.far))
  })

  it('keep names of strips far enough off the sides for screens that print them at half their size', () => {
    const near = plans.flatMap(([name, { names, field, print }]) =>
      field.width < 1200 || print > 1.1
        ? []
        : names.flatMap(({ box, lines }) =>
            Math.min(box.left, field.width - box.right) < 20 ? [`${name}: ${lines.join(' ')}`] : [],
          ),
    )
    expect(near).toEqual([])
  })

  it('keep names of strips in the frame, off land and off each other also in windows that print them largest', () => {
    const strips = pairs.flatMap(({ wide }) => (wide.hugs ? [[wide.slug, planOf(wide)] as const] : []))
    expect(strips.length).toBeGreaterThan(15)
    const faults = strips.flatMap(([slug, { names, course, field, print }]) => {
      if (field.height !== 420) return [] // beside a heading
      const growth = Math.max(1, largestLetters(print))
      const boxes = names.flatMap(({ box }, index) => {
        const mark = course.marks[index]
        return mark ? [grownAbout(mark, box, growth)] : []
      })
      return boxes.flatMap((box, index) => {
        const isAshore = walkLine(
          [
            { x: box.left, y: (box.top + box.bottom) / 2 },
            { x: box.right, y: (box.top + box.bottom) / 2 },
          ],
          6,
        ).some(({ x }) => [box.top, box.bottom].some((y) => depthAt(field, { x, y }) <= 0))
        const isMet = boxes.some((other, i) => i < index && overlaps(wordsIn(box), wordsIn(other)))
        const isCut = names[index]?.anchor === 'start' && box.right > field.width // after the course's end
        return isAshore || isMet || isCut ? [`${slug}: ${names[index]?.lines.join(' ') ?? ''}`] : []
      })
    })
    expect(faults).toEqual([])
  })

  it('keep marks off the rim', () => {
    const cut = plans.flatMap(([name, { course, field }]) =>
      course.marks.flatMap(({ x, y }) => (Math.min(y, field.width - x) < 20 ? [name] : [])),
    )
    expect(cut).toEqual([])
  })

  it('keep marks and names of strips within what the widest windows show', () => {
    const [top, bottom] = [64, 356] // page-chart.module.css: 20.3 of 29.17 % of the width
    const cut = plans.flatMap(([name, { course, names, field }]) =>
      field.width !== 1440 || field.height !== 420
        ? []
        : course.marks.flatMap((mark, index) => {
            // letters are at most 0.6 times as large there as where names are placed, and stand as much nearer to marks
            const near = (y: number) => mark.y + 0.6 * (y - mark.y)
            const box = names[index]?.box ?? { top: mark.y, bottom: mark.y }
            const ends = [mark.y - 12, near(box.top), mark.y + 12, near(box.bottom)]
            return Math.min(...ends) < top || Math.max(...ends) > bottom ? [name] : []
          }),
    )
    expect(cut).toEqual([])
  })

  it('keep the beginning of a course to scale within what the widest windows show: its first leg is a step, too', () => {
    const begins = plans.flatMap(([name, { course, field }]) =>
      field.width === 1440 && field.height === 420 && course.week !== undefined ? [{ name, course }] : [],
    )
    expect(begins.length).toBeGreaterThan(10)
    expect(begins.filter(({ course }) => (course.line[0]?.y ?? 0) > 356 - 8).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('keep compass roses 40 units from land', () => {
    for (const [, { rose, field }] of plans) {
      if (rose === undefined) continue
      const around = Array.from({ length: 72 }, (_, i) => ({
        x: rose.x + (rose.radius + 38) * Math.cos((i * Math.PI) / 36),
        y: rose.y + (rose.radius + 38) * Math.sin((i * Math.PI) / 36),
      }))
      expect(around.filter((place) => depthAt(field, place) <= 0)).toEqual([])
    }
  })
})

/** How far along a line a place on it is, drawing units. */
function wayTo(place: Point, line: readonly Point[]): number {
  const last = line.findIndex((at) => at.x === place.x && at.y === place.y)
  return line.slice(0, last).reduce((sum, at, i) => sum + distance(at, line[i + 1] ?? at), 0)
}

test.each(caseStudies.map(({ slug, data }) => [slug, data.timeline] as const))(
  'both charts of the case study %s have a mark at the end of each phase, at distances by weeks',
  (slug, timeline) => {
    const weeks = timeline.map(({ to }) => to).toSorted((a, b) => a - b)
    const { wide, phone } = charts.CaseStudyPage({ slug, timeline })
    for (const spec of [wide, phone]) {
      const { course } = planOf(spec)
      const whole = wayTo(course.marks.at(-1) ?? { x: 0, y: 0 }, course.line)
      expect(course.marks).toHaveLength(weeks.length)
      course.marks.forEach((mark, i) =>
        expect(wayTo(mark, course.line) / whole).toBeCloseTo((weeks[i] ?? 0) / (weeks.at(-1) ?? 1), 1),
      )
    }
  },
)

const timed = pairs.flatMap(({ wide, phone }) =>
  [wide, phone].flatMap((spec) =>
    spec.weeks ? [{ name: `${spec.slug} ${spec === wide ? 'wide' : 'phone'}`, weeks: spec.weeks, spec }] : [],
  ),
)

describe('a course whose distances are weeks', () => {
  it('is that of each service whose steps all have a length, and of each case study', () => {
    const services = categories.flatMap(({ own }) => own)
    const counted = services.filter(({ data }) => stepWeeks(data.steps).length > 0)
    expect(counted.length).toBeGreaterThan(10)
    expect(timed).toHaveLength(counted.length + 2 * caseStudies.length)
  })

  it.each(timed)('prints its scale, and all its legs keep it: $name', ({ weeks, spec }) => {
    const { course, scale } = planOf(spec)
    const week = scale?.week ?? 0
    expect(week).toBeGreaterThan(20)
    const off = weeks.map((length, i) => {
      const leg = distance(course.line[i] ?? { x: 0, y: 0 }, course.line[i + 1] ?? { x: 0, y: 0 })
      return Math.abs(leg / (length * week) - 1)
    })
    expect(off).toHaveLength(course.marks.length)
    expect(off.filter((share) => share > 0.15)).toEqual([])
  })

  it.each(timed)('has its scale in open water, clear of names and of the course: $name', ({ spec }) => {
    const { course, field, names, scale, soundings } = planOf(spec)
    const shown = (spec.cropped ?? []).map((rect) => scaleRect(rect, field.width, field.height))
    expect(scale?.boxes).toHaveLength(2) // bar and words
    for (const box of scale?.boxes ?? []) {
      const under = walkLine(
        [
          { x: box.left, y: box.bottom },
          { x: box.right, y: box.bottom },
          { x: box.right, y: box.top },
          { x: box.left, y: box.top },
        ],
        6,
      )
      expect(Math.min(...under.map((at) => depthAt(field, at)))).toBeGreaterThan(2)
      expect(names.filter((name) => overlaps(name.box, box))).toEqual([])
      expect(walkLine(course.line, 4).filter((at) => contains(box, at))).toEqual([])
      expect(soundings.filter((at) => contains(box, at))).toEqual([])
      expect(shown.filter((rect) => overlaps(rect, box))).toEqual([])
    }
  })

  it.each(timed)('says below its scale what distances mean: $name', ({ spec }) => {
    const [, drawn = ''] = /class="sc-scale"(.*?)<\/g>/.exec(drawSeaChart(spec).svg) ?? []
    const words = [...drawn.matchAll(/dy=[^>]*>([^<]*)/g)].map(([, line]) => line)
    const isStudy = caseStudies.some(({ slug }) => slug === spec.slug)
    const ofServices = 'Lengths: middle of each range' // which their steps print
    expect(words.join(' ')).toBe(isStudy ? 'Distance along the line is time' : ofServices)
  })
})

test('a course that can’t keep its scale prints none', () => {
  const legs = {
    line: [0, 100, 200, 400].map((x) => ({ x, y: 0 })),
    marks: [100, 200, 400].map((x) => ({ x, y: 0 })),
  }
  expect(beginToScale(legs, [1, 2, 4]).week).toBe(50)
  expect(beginToScale(legs, [1, 2, 4]).line[0]).toEqual({ x: 50, y: 0 })
  expect(beginToScale(legs, [1, 2, 3])).toEqual(legs)
  expect(beginToScale(legs, [3, 2, 4])).toEqual(legs) // the first would begin off the chart
})

test('the marks of the overview of services stand at one height in deep water', () => {
  const { wide } = charts.LandingPage({ slug: 'services', area: 'services', categories })
  const { course, field } = planOf(wide)
  expect(course.marks).toHaveLength(categories.length)
  expect(new Set(course.marks.map(({ y }) => y)).size).toBe(1)
  expect(Math.min(...course.marks.map((mark) => depthAt(field, mark)))).toBeGreaterThan(25)
})

test.each([
  ['home', charts.HomePage({ slug: 'home' }).wide],
  ['home, on a phone', charts.HomePage({ slug: 'home' }).phone],
  ['services', charts.LandingPage({ slug: 'services', area: 'services', categories }).wide],
  ['services, on a phone', charts.LandingPage({ slug: 'services', area: 'services', categories }).phone],
])('on the chart of %s each mark has a straight course of its own', (_, spec) => {
  const { course } = planOf(spec)
  const [legs = ''] = drawSeaChart(spec).svg.match(/(?<=class="sc-course" d=")[^"]+/) ?? []
  expect(legs.match(/M/g)).toHaveLength(categories.length)
  for (const { x, y } of course.marks) expect(legs).toMatch(new RegExp(`M${x} ${y}l`))
})

test.each([
  ['home', charts.HomePage({ slug: 'home' }).wide],
  ['home, on a phone', charts.HomePage({ slug: 'home' }).phone],
  ['services', charts.LandingPage({ slug: 'services', area: 'services', categories }).wide],
  ['services, on a phone', charts.LandingPage({ slug: 'services', area: 'services', categories }).phone],
])('the course of the chart of %s ends at anchor, afloat and close by the coast', (_, spec) => {
  const { course, field, print } = planOf(spec)
  const end = course.end ?? { x: 0, y: 0 }
  expect(course.line.at(-1)).toEqual(end)
  expect(course.marks).toHaveLength(categories.length)
  expect(depthAt(field, end)).toBeGreaterThan(0)
  const around = Array.from({ length: 24 }, (__, i) => {
    const angle = (i * Math.PI) / 12
    return { x: end.x + 46 * print * Math.cos(angle), y: end.y + 46 * print * Math.sin(angle) }
  })
  expect(Math.min(...around.map((place) => depthAt(field, place)))).toBeLessThan(0)
  const [anchor] = drawSeaChart(spec).svg.match(/<path class="sc-mark" [^>]+>/) ?? []
  expect(anchor).toContain(`translate(${end.x} ${end.y})`)
})

test('between the labels of the home chart’s course and its coast no line of depth runs through a word', () => {
  const { course, field, print } = planOf(charts.HomePage({ slug: 'home' }).wide)
  // as wide as windows of 1280 pixels print them, left of their marks
  const widths = [-190, -206, -232, -242]
  for (const [index, { x, y }] of course.marks.entries()) {
    const width = widths[index] ?? 0
    const depths = Array.from({ length: 40 }, (_, i) =>
      depthAt(field, { x: x + (width * (i % 20)) / 19, y: y + (i < 20 ? -9 : 9) }),
    )
    const [least, most] = [Math.min(...depths), Math.max(...depths)]
    expect(lineDepths(field, print).filter((line) => line > least && line < most)).toEqual([])
  }
})

test.each(studies)(
  'the marks of $slug stand well below what windows crop of the opening of all studies',
  (study) => {
    const { wide } = charts.CaseStudiesPage({ slug: 'case-studies', studies: [study] })
    const { course, field } = planOf(wide)
    expect(Math.min(...course.marks.map(({ y }) => y / field.height))).toBeGreaterThan(0.25)
  },
)

test('the chart of services reaches the edges of windows 2560 pixels wide, and all windows show its rose', () => {
  const { wide } = charts.LandingPage({ slug: 'services', area: 'services', categories })
  const { field, rose } = planOf(wide)
  expect(field.width).toBe(2560)
  expect(depthAt(field, { x: field.width, y: 0.5 * field.height })).toBeLessThan(0) // land
  expect(rose?.x).toBeGreaterThan(680 + 80)
  expect(rose?.x).toBeLessThan(1880 - 80)
})

test('no line of the chart of services lies under the menu or the heading', () => {
  const { field, print } = planOf(charts.LandingPage({ slug: 'services', area: 'services', categories }).wide)
  const header = { left: 0, top: 0, right: field.width, bottom: 80 }
  const menu = { ...header, right: 1880 + 80 } // as wide as the page's content, and what is near it
  const heading = { left: 680, top: 80, right: 1210, bottom: 310 } // of two columns
  const shown = Math.max(...lineDepths(field, print).filter((depth) => depth < 70)) // the page hides deeper ones
  const shoal = [menu, heading].flatMap(({ left, top, right, bottom }) =>
    walkLine(
      [
        { x: left, y: bottom },
        { x: right, y: bottom },
        { x: right, y: top },
      ],
      8,
    ).filter((place) => depthAt(field, place) <= shown),
  )
  expect(shoal).toEqual([])
})

test('beside the content of the overview of services, the widest windows have no blank water', () => {
  const { field } = planOf(charts.LandingPage({ slug: 'services', area: 'services', categories }).wide)
  for (const y of [40, 200, 400, 600, 800]) expect(depthAt(field, { x: 2480, y })).toBeLessThan(0)
})

test('the steps of a service lie as far apart as they take weeks, each named with its time', () => {
  const steps = [
    { title: 'Inventory', duration: '1–3 weeks' },
    { title: 'Pilot', duration: '5–15 weeks' },
    { title: 'Handover', duration: '5–11 weeks' },
  ]
  const { wide, phone } = charts.ServicePage({ slug: 'move', steps, weeks: stepWeeks(steps) })
  const lengths = wide.stops?.map((stop, index, all) => stop - (all[index - 1] ?? 0.1))
  expect(lengths?.map((length) => length.toFixed(2))).toEqual(['0.09', '0.45', '0.36'])
  expect(planOf(wide).names.map(({ lines }) => lines)).toContainEqual(['Pilot', '5–15 weeks'])
  expect(phone.names).toEqual(wide.names)
})

test('the steps of a service of which one has no length lie evenly', () => {
  const steps = [
    { title: 'Taking over', duration: '3-4 weeks' },
    { title: 'Support', duration: 'Every month' },
    { title: 'Handover', duration: '1-2 weeks' },
  ]
  const { wide } = charts.ServicePage({ slug: 'support', steps, weeks: stepWeeks(steps) })
  expect(wide.stops).toBeUndefined()
  expect(wide.names?.map(({ text }) => text)).toEqual(['Taking over', 'Support', 'Handover'])
})

test('the steps of hiring and of a product stand by name on a course whose distances mean nothing', () => {
  const steps = [
    { title: 'You apply', duration: 'Takes 10 minutes' },
    { title: 'First call', duration: 'Takes 30 minutes' },
  ]
  for (const { wide, phone } of [
    charts.CareerPage({ slug: 'career', hiring: steps }),
    charts.SolutionPage({ slug: 'product', flow: steps }),
  ]) {
    expect(wide.stops).toBeUndefined()
    expect(wide.names?.map(({ text }) => text)).toEqual(['You apply', 'First call'])
    expect(phone.names).toEqual(wide.names)
  }
})

test('each service of a category has a leg of its own to the anchor: none leads to the next, and names stand before marks', () => {
  for (const category of categories) {
    const { wide, phone } = charts.CategoryPage(category)
    for (const spec of [wide, phone]) {
      const { course, names } = planOf(spec)
      expect(course.marks).toHaveLength(category.items.length)
      expect(course.line).toEqual(course.marks.flatMap((mark) => [mark, course.end]))
      names.forEach(({ box }, index) => expect(box.right).toBeLessThan(course.marks[index]?.x ?? 0))
    }
  }
})

test('the course of an article ends at anchor near a shore, from whatever side land comes', () => {
  const html = [1, 2, 3, 4, 5].reduce(section, '<p>Long text</p>'.repeat(9))
  const slugs = [...posts.map(({ slug }) => slug), ...Array.from({ length: 12 }, (_, i) => `article-${i}`)]
  const sheets = slugs.map((slug) => charts.PostPage({ slug, body: { html } }).wide)
  expect(new Set(sheets.map(({ side }) => side)).size).toBe(3)
  const adrift = sheets.flatMap((spec) => {
    const { course, field } = planOf(spec)
    const { x, y } = course.marks.at(-1) ?? { x: 0, y: 0 }
    const angles = Array.from({ length: 24 }, (_, i) => (i * Math.PI) / 12)
    const offs = [40, 60, 80, 100, 120, 150, 200, 300].filter((off) =>
      angles.some((a) => depthAt(field, { x: x + off * Math.cos(a), y: y + off * Math.sin(a) }) < 0),
    )
    return (offs[0] ?? 999) > 100 ? [`${spec.slug} ${spec.side}: ${offs[0]}`] : []
  })
  expect(adrift).toEqual([])
})

test('phones, which crop the upper fifth of an article’s chart, show all of its marks and numbers', () => {
  const sheets = posts.map(({ slug, markdown }) => charts.PostPage({ slug, body: markdown }).wide)
  const cropped = sheets.filter((spec) => {
    const { course, names, field } = planOf(spec)
    const tops = [...course.marks.map(({ y }) => y - 18), ...names.map(({ box }) => box.top)]
    return Math.min(...tops) < 0.2 * field.height
  })
  expect(cropped.map(({ slug }) => slug)).toEqual([])
})

test('the word before the first number of a small chart stands nearest to its own mark', () => {
  for (const { slug, markdown } of posts) {
    const { course, names } = planOf(stripSpec({ slug, body: markdown }))
    const away = course.marks.map(({ x, y }) =>
      distanceToRect(x, y, names[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 }),
    )
    expect([slug, away.indexOf(Math.min(...away))]).toEqual([slug, 0])
  }
})

test('phases of a case study that end together share a mark', () => {
  const timeline = [
    { label: 'Pilot', to: 4 },
    { label: 'Training', to: 8.5 },
    { label: 'Roll-out', to: 8.5 },
  ]
  const { names, weeks } = charts.CaseStudyPage({ slug: 'together', timeline }).wide
  expect(names?.map(({ text }) => text)).toEqual(['Pilot', 'Training, Roll-out'])
  expect(weeks).toEqual([4, 4.5])
})

test('the chart of the company shows its teams as islands that lead to them: they have no order', () => {
  const practices = pages.about.data.practices.map(({ title }, index) => ({ title, href: `#team${index}` }))
  const pair = charts.AboutPage({ slug: 'about', practices })
  for (const spec of [pair.wide, pair.phone]) {
    const { islands, names, course, field } = planOf(spec)
    expect(course.marks).toEqual([])
    expect(islands.filter((island) => depthAt(field, island) >= 0)).toEqual([])
    expect(names.map(({ lines, href }) => [lines.join(' '), href])).toEqual(
      practices.map(({ title, href }) => [title, href]),
    )
  }
})

test('teams that have the same part in a project lie in one sea, which says it', () => {
  const practices = ['Advise', 'Build', 'Build', 'Run'].map((part, index) => ({
    title: `Team ${index}`,
    part,
  }))
  const { wide, phone } = charts.AboutPage({ slug: 'about', practices })
  for (const { areas } of [wide, phone])
    expect(areas?.map(({ text }) => text)).toEqual(['Advise', 'Build', 'Run'])
  // in the order of a project: from left to right, on phones also down the chart
  const [advise = 0, build = 0, other = 0, run = 0] = (wide.islands ?? []).map(({ x }) => x)
  expect([advise, build, other].every((x) => x < run)).toBe(true)
  expect(advise).toBeLessThan(Math.min(build, other))
  const rows = phone.areas?.map(({ y }) => y) ?? []
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(new Set(rows).size).toBeGreaterThan(1)
  const { areas, islands, rose } = planOf(wide)
  const [, builders, ...others] = islands
  const bracket = areas.find(({ text }) => text === 'Build') ?? { x: 0, y: 0, reach: 0 }
  for (const { x } of others.slice(0, 1).concat(builders ?? []))
    expect(Math.abs(x - bracket.x)).toBeLessThan(bracket.reach)
  // each part has a bracket, and the outermost begin and end where the page's content does
  expect(areas.filter(({ reach }) => reach > 0)).toHaveLength(3)
  const ends = areas.flatMap(({ x, reach }) => [x - reach, x + reach])
  expect([Math.min(...ends), Math.max(...ends)]).toEqual([(2560 - 1200) / 2, (2560 + 1200) / 2])
  expect(areas.map(({ box, x, reach }) => box.left - (x - reach))).toEqual([0, 0, 0])
  const box = {
    left: bracket.x - bracket.reach,
    right: bracket.x + bracket.reach,
    top: bracket.y,
    bottom: bracket.y,
  }
  expect(rose && distanceToRect(rose.x, rose.y, box) < rose.radius).not.toBe(true)
})

test('the island of a team is the larger, the more articles it has written, and says how many', () => {
  const practices = [0, 1, 5].map((articles) => ({
    title: `Team ${articles}`,
    href: `#t${articles}`,
    articles,
  }))
  const { wide, phone } = charts.AboutPage({ slug: 'about', practices })
  for (const spec of [wide, phone]) {
    const radii = (spec.islands ?? []).map(({ radius }) => radius)
    expect(radii).toEqual(radii.toSorted((a, b) => a - b))
    expect(new Set(radii).size).toBe(3)
    const figures = [...drawSeaChart(spec).svg.matchAll(/sc-figure"[^>]*>(\d+)/g)].map(([, count]) => count)
    expect(figures).toEqual(['1', '5']) // none says nothing
    expect(planOf(spec).islands.filter((island) => depthAt(planOf(spec).field, island) >= 0)).toEqual([])
  }
})

test('islands of teams are alike and without numbers where no team has written anything', () => {
  const practices = ['One', 'Two'].map((title) => ({ title, articles: 0 }))
  const { wide } = charts.AboutPage({ slug: 'about', practices })
  expect(new Set(wide.islands?.map(({ radius }) => radius)).size).toBe(1)
  expect(wide.figures).toBeUndefined()
})

test('names of teams keep apart on a phone', () => {
  const practices = pages.about.data.practices.map(({ title, part }) => ({ title, part, articles: 2 }))
  const { names } = planOf(charts.AboutPage({ slug: 'about', practices }).phone)
  const gaps = names.flatMap(({ box }, index) =>
    names
      .slice(0, index)
      .flatMap((other) =>
        box.top < other.box.bottom && other.box.top < box.bottom
          ? [Math.max(box.left - other.box.right, other.box.left - box.right)]
          : [],
      ),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.min(...gaps)).toBeGreaterThan(12)
})

test('a course with names ends in a mark with a bold ring', () => {
  const { wide } = charts.CareerPage({ slug: 'career', hiring: pages.career.data.hiring })
  const { x, y } = planOf(wide).course.marks.at(-1) ?? { x: 0, y: 0 }
  const rings = [
    ...drawSeaChart(wide).svg.matchAll(/class="sc-dot" font-size="[\d.]+em" d="M(\d+) (\d+)h0"/g),
  ]
  expect(rings.map(([, atX, atY]) => [Number(atX), Number(atY)])).toEqual([[x, y]])
})

test('a chart with names has no depths and no bearings in figures, which would be read as data about them', () => {
  const inNoOrder = pairs.flatMap(({ wide, phone }) => [wide, phone]).filter(({ unordered }) => unordered)
  expect(inNoOrder.length).toBeGreaterThan(9)
  const unordered = inNoOrder.map((spec) => [spec.slug, planOf(spec)] as const)
  const named = plans.filter(([, { names }]) => names.length > 0)
  expect(named.length).toBeGreaterThan(40)
  const numbered = [...named, ...unordered].filter(
    ([, { soundings, course }]) => soundings.length > 0 || course.bearings.length > 0,
  )
  expect(numbered.map(([name]) => name)).toEqual([])
})

test('a course through pages in no order ends in a mark like the others', () => {
  const sheets = categories.flatMap((category) => [
    charts.CategoryPage(category).wide,
    charts.CategoryPage(category).phone,
  ])
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) expect(drawSeaChart(sheet).svg).not.toMatch(/class="sc-dot" font-size/)
})

test('the chart of an article has a mark where each section begins and at its end, at distances by length', () => {
  const html = `<p>${'a'.repeat(30)}</p><h2 id="b">b</h2><p>${'b'.repeat(49)}</p><h2>c</h2>${'c'.repeat(19)}`
  const { wide } = charts.PostPage({ slug: 'article', body: { html } })
  expect(wide.stops?.map((stop) => stop.toFixed(1))).toEqual(['0.3', '0.8', '1.0'])
  expect(planOf(wide).course.marks).toHaveLength(3)
})

test('the marks of an article keep apart where its sections are short', () => {
  const html = `<p>${'a'.repeat(400)}</p>${'<h2>b</h2><p>c</p>'.repeat(5)}`
  const { stops = [] } = charts.PostPage({ slug: 'article', body: { html } }).phone
  const gaps = stops.slice(1).map((stop, index) => stop - (stops[index] ?? 0))
  expect(stops.at(-1)).toBeCloseTo(1)
  expect(Math.min(...gaps)).toBeGreaterThan(0.12)
  expect(Math.min(...stops)).toBeGreaterThanOrEqual(0)
})

test('the marks on the chart of an article have the numbers of its sections, without links that a keyboard can’t reach', () => {
  const notes = '<section data-footnotes class="footnotes"><h2 id="label">Footnotes</h2></section>'
  const html = `<p>a</p><h2 id="why">Why</h2><p>b</p><h2>How</h2>c${notes}`
  const source = { slug: 'article', href: '/blog/article/', body: { html } }
  const { wide } = charts.PostPage(source)
  expect(wide.names).toEqual([{ text: '1' }, { text: '2' }])
  expect(drawSeaChart(wide).svg).not.toContain('<a')
  expect(stripSpec(source).names?.map(({ text }) => text)).toEqual(['Section 1', '2']) // no list explains them
})

test('no number on the small chart of an article touches the mark of another section', () => {
  for (const { slug, markdown } of posts) {
    const { course, names, print } = planOf(stripSpec({ slug, body: markdown }))
    const touched = names.filter(({ box }, own) =>
      course.marks.some(({ x, y }, mark) => mark !== own && distanceToRect(x, y, box) < 9 * print),
    )
    expect([slug, touched.map(({ lines }) => lines)]).toEqual([slug, []])
  }
})
