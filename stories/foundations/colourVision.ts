import { linearChannels } from '@saywright/ui/tokens';

type Vector = readonly [number, number, number];

/** Colour vision deficiencies at full severity, as matrices from Machado 2009. */
export const visions: Readonly<Record<string, readonly [Vector, Vector, Vector]>> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** A colour in the given colour vision, as linear RGB from 0 to 1. */
export function seenLight(hex: string, vision: readonly [Vector, Vector, Vector]): Vector {
  const light = linearChannels(hex);
  return [clamp(dot(vision[0], light)), clamp(dot(vision[1], light)), clamp(dot(vision[2], light))];
}

const encoded = (light: number): number =>
  Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

/** A colour in the given colour vision, as `#RRGGBB`. */
export const seenColour = (hex: string, vision: readonly [Vector, Vector, Vector]): string =>
  `#${seenLight(hex, vision)
    .map((light) => encoded(light).toString(16).padStart(2, '0'))
    .join('')}`;
