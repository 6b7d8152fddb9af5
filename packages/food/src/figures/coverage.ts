/** Below this share of the weight, what is known says too little of the dish: no figure is shown. */
export const minCoverage = 0.9;
