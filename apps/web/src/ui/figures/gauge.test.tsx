import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Gauge } from './gauge.tsx';

it('every mark stands at a number that servers and browsers write alike', () => {
  const html = renderToStaticMarkup(
    <Gauge value={9.9} max={30} marks={[7, 10, 19.3]} label="Load" display="10" valueText="10" />,
  );
  const numbers = [...html.matchAll(/ [xy][12]="([^"]+)"/g)].map(([, number]) => number);
  expect(numbers).toHaveLength(12);
  for (const number of numbers) expect(number).toMatch(/^\d+(\.\d{1,2})?$/);
});
