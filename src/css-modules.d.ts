declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export = classes
}
declare module '*.css'
declare module '*.woff2' {
  const url: string
  export default url
}
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'sfnt' | 'truetype'
    /** Range to keep of each axis. */
    variationAxes?: Record<string, { min: number; max: number } | number>
    /** Tags of OpenType features, e.g. "tnum". Default: all. */
    keepFeatures?: string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
