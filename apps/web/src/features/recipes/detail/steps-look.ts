/** The steps look the same before and after they can be pressed. */
export const stepsLook = {
  list: 'mt-6 grid gap-7 print:mt-2 print:gap-2',
  step: 'flex scroll-mt-28 break-inside-avoid gap-4 sm:gap-5 print:gap-2',
  text: 'max-w-prose leading-relaxed',
};

export const stepNumberLook =
  'w-8 shrink-0 font-display font-semibold text-3xl text-leaf leading-none tabular-nums print:w-5 print:text-xl';
