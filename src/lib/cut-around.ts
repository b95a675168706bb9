interface Size {
  width: number
  height: number
}

/**
 * The largest part of a picture with these proportions, as near to a point as its edges allow.
 *
 * @param ratio Width by height.
 * @param point In fractions of its width and height.
 * @returns In pixels.
 */
export function cutAround(
  { width, height }: Size,
  ratio: number,
  { x, y }: { x: number; y: number },
): Size & Place {
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  }
  return {
    ...cut,
    left: keepWithin(Math.round(x * width - cut.width / 2), width - cut.width),
    top: keepWithin(Math.round(y * height - cut.height / 2), height - cut.height),
  }
}

interface Place {
  left: number
  top: number
}

const keepWithin = (value: number, most: number) => Math.max(0, Math.min(value, most))
