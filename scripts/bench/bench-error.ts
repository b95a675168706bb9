/** A reason why nothing could be measured, in a sentence for the person who started the benchmark. */
export class BenchError extends Error {}
