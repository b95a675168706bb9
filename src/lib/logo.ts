/** The firm's mark: a compass reduced to ring, hairlines and needle, in a square of 30 units. */
export const logo = {
  side: 30,
  line: 1.2,
  hairlines: 'M15 1v28M1 15h28',
  needle: 'm15 4 3.2 11L15 26l-3.2-11z',
  center: 15,
  radius: 9.5,
} as const

/** The mark as SVG, for pictures that the build draws. */
export const drawLogo = (ink: string, accent: string): string =>
  `<path d="${logo.hairlines}" stroke="${ink}" stroke-width="${logo.line}"/>` +
  `<path d="${logo.needle}" fill="${accent}"/>` +
  `<circle cx="${logo.center}" cy="${logo.center}" r="${logo.radius}" fill="none" stroke="${ink}" stroke-width="${logo.line}"/>`
