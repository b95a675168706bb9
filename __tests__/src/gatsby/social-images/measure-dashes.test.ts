import { measureDashes } from '../../../../src/gatsby/social-images/measure-dashes'

const style = '.chart .ring { stroke-dasharray: 1 9; stroke-width: 6; stroke-dashoffset: 0.5; }'

it('turns dashes of a path length into drawing units', () => {
  const radius = 360 / Math.PI
  const drawn = measureDashes(`<circle class="ring" r="${radius}" pathLength="360"/>`, style)
  expect(drawn).toBe(
    `<circle class="ring" r="${radius}" style="stroke-dasharray: 2.000 18.000;stroke-dashoffset: 1.000"/>`,
  )
})

it('leaves other circles as they are', () => {
  expect(measureDashes('<circle r="5"/>', style)).toBe('<circle r="5"/>')
})
