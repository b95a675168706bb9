import '@testing-library/jest-dom'

// jsdom lays nothing out, so there is nowhere to scroll to
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} })
