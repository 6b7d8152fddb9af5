import type { ComponentProps } from 'react';
import { useTexts } from '#platform/use-texts.ts';
import { ActiveFilters as Chips } from './active-filters.tsx';
import { FilterPanel as Panel } from './filter-panel.tsx';

/** The chips, as soon as their words are there. */
export function ActiveFilters(props: ComponentProps<typeof Chips>) {
  return useTexts('recipe-list') && <Chips {...props} />;
}

/** The panel, as soon as its words are there. */
export function FilterPanel(props: ComponentProps<typeof Panel>) {
  return useTexts('recipe-list') && <Panel {...props} />;
}
