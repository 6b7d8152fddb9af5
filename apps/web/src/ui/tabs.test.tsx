// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SegmentedControl } from './form/segmented-control.tsx';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Profile() {
  const [tab, setTab] = useState('saved');
  return (
    <Tabs
      label="Profile"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'saved', label: 'Saved', content: 'Three recipes' },
        { value: 'goals', label: 'Goals', content: 'Two goals' },
      ]}
    />
  );
}

it('tabs move by the arrow keys and show the panel of the chosen one', async () => {
  render(<Profile />);
  expect(screen.getByRole('tablist', { name: 'Profile' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Saved' }).textContent).toBe('Three recipes');
  await userEvent.click(screen.getByRole('tab', { name: 'Saved' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Goals' }).textContent).toBe('Two goals');
});

function Units() {
  const [units, setUnits] = useState<'metric' | 'us'>('metric');
  return (
    <SegmentedControl
      label="Units"
      value={units}
      onChange={setUnits}
      segments={[
        { value: 'metric', label: 'Metric' },
        { value: 'us', label: 'US' },
      ]}
    />
  );
}

it('a segmented control is a named group in which one choice is always on', async () => {
  render(<Units />);
  expect(screen.getByRole('group', { name: 'Units' })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'US' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'US' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Metric' }).checked).toBe(false);
});
