import { Tabs as Headless } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { PlainDiv } from './plain-div.tsx';

type Tab = { value: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
};

/** Panels of which one is seen. The row scrolls sideways when it is wider than the screen. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is the active one
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    showActiveTab(element);
    if (typeof ResizeObserver === 'undefined') return;
    // A count that arrives later makes a label wider and moves the others.
    const observer = new ResizeObserver(() => showActiveTab(element));
    for (const tab of element.children) observer.observe(tab);
    return () => observer.disconnect();
  }, [value]);
  return (
    <Headless.Root value={value} onValueChange={onChange} className={className}>
      <Headless.List asChild aria-label={label}>
        <PlainDiv
          ref={row}
          className="flex gap-6 overflow-x-auto border-hairline border-b p-0.5 pb-0"
        >
          {tabs.map((tab) => (
            <Headless.Trigger
              key={tab.value}
              value={tab.value}
              className={classes(
                '-mb-px min-h-11 shrink-0 border-transparent border-b-2 px-0.5 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-leaf data-[state=active]:text-leaf',
              )}
            >
              {tab.label}
            </Headless.Trigger>
          ))}
        </PlainDiv>
      </Headless.List>
      {tabs.map((tab) => (
        <Headless.Content key={tab.value} value={tab.value} asChild>
          <PlainDiv className="pt-6 focus-visible:outline-offset-4">{tab.content}</PlainDiv>
        </Headless.Content>
      ))}
    </Headless.Root>
  );
}

/** Moves the row alone: `scrollIntoView` would move the page as well. */
function showActiveTab(row: HTMLElement): void {
  const active = row.querySelector('[data-state=active]')?.getBoundingClientRect();
  if (!active) return;
  const { left, right } = row.getBoundingClientRect();
  if (active.right > right) row.scrollLeft += active.right - right;
  else if (active.left < left) row.scrollLeft -= left - active.left;
}
