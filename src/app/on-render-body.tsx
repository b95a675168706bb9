import type { GatsbySSR } from 'gatsby'
import { locale } from '../lib/locale'
import font from '../styles/generated/archivo.woff2'
import { headScript } from './head-script'

/** What the head of every page holds besides its own: the theme before first paint, the font early. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: locale })
  setHeadComponents([
    <script key="head" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <link key="font" rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content="#fbfdfd" />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content="#0a1822" />,
  ])
}
