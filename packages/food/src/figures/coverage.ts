/** No figures are shown when less than this share of the weight is recognised. */
export const minCoverage = 0.9;
