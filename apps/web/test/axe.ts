import axe from 'axe-core';

/** The rule violations that axe finds on the page, by rule and element; none is the aim. */
export async function axeViolations(root: Element = document.documentElement): Promise<string[]> {
  await animationsFinished();
  const { violations } = await axe.run(root, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Half-transparent colours have no contrast. One that ends may start another. */
async function animationsFinished(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length === 0) return;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
