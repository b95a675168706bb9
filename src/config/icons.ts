/** Sizes of the firm's icon, in pixels: as it is drawn, and drawn smaller for systems that cut it to a shape of theirs. */
export const iconSizes = { plain: [48, 96, 144, 192, 256, 384, 512], masked: [180, 192, 512] } as const

/** Address of the icon in one of its sizes. */
export const iconHref = (size: (typeof iconSizes)['plain'][number]): string =>
  `/icons/icon-${size}x${size}.png`

/**
 * Address of the icon that may be cut. That of 180 pixels is for iPhones and iPads, which look for it at the root: a
 * link to it would cost each page 60 bytes.
 */
export const maskedIconHref = (size: (typeof iconSizes)['masked'][number]): string =>
  size === 180 ? '/apple-touch-icon.png' : `/icons/masked-${size}x${size}.png`

/** The drawing of all of them, from the project's root. */
export const iconSource = 'src/styles/icon.svg'
