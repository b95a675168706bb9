interface Plugin {
  apply(compiler: Compiler): void
}

/** As webpack's compiler, as far as it is used here. */
interface Compiler {
  webpack: { EvalSourceMapDevToolPlugin: new (options: object) => Plugin }
}

/**
 * A plugin for webpack that maps the bundle of `npm run dev` to the site's own files. With maps of packages, too, as
 * Gatsby makes them, webpack keeps 0.2 GB more for the next start, and reads it there.
 */
export const mapOwnSources: Plugin = {
  apply: (compiler) =>
    new compiler.webpack.EvalSourceMapDevToolPlugin({
      module: true,
      columns: false,
      exclude: /[\\/]node_modules[\\/]/,
    }).apply(compiler),
}
