import type { Plugin } from 'esbuild'

export declare const keepPlaces: Plugin
