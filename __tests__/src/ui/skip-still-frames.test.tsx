import { skipStillFrames } from '../../../src/ui/skip-still-frames'

const frame = (width: number) => {
  const element = document.createElement('div')
  element.tabIndex = 0
  Object.defineProperty(element, 'scrollWidth', { get: () => width })
  Object.defineProperty(element, 'clientWidth', { get: () => 300, configurable: true })
  return element
}

test('on the way of Tab are only those tables that scroll, whatever the window becomes', () => {
  let resize = () => {}
  const disconnect = jest.fn()
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect }
    resize = () => callback([], observer)
    return observer
  })
  const text = document.createElement('div')
  const [wide, narrow] = [frame(400), frame(300)]
  text.append(wide, narrow)
  const stop = skipStillFrames(text)
  resize()
  expect([wide.tabIndex, narrow.tabIndex]).toEqual([0, -1])
  for (const each of [wide, narrow]) Object.defineProperty(each, 'clientWidth', { get: () => 200 })
  resize()
  expect([wide.tabIndex, narrow.tabIndex]).toEqual([0, 0])
  stop()
  expect(disconnect).toHaveBeenCalled()
})
