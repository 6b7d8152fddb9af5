// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeTip, wellnessAnswers } from '#test/wellness-samples.ts';

const open = (more: Record<string, Answer> = {}) =>
  renderPage('/wellness?tab=insights', {
    token: 'stored',
    answers: { readOwnUser: () => makeUser(), ...wellnessAnswers, ...more },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Tips for today' }));

describe('tips for today', () => {
  it('WELL-08 have title, text, category, reading time and a source to open', async () => {
    await open({
      readTips: () => ({ tips: [makeTip(), makeTip({ id: 'other', title: 'Another' })] }),
    });
    const tips = await section();
    const [card] = await tips.findAllByRole('article');
    if (card === undefined) throw new Error('No tip is shown');
    const tip = within(card);
    expect(tip.getByRole('heading', { name: 'The same hours, most days' })).toBeDefined();
    expect(tip.getByText(/^Going to bed/)).toBeDefined();
    expect(tip.getByText('Sleep')).toBeDefined();
    expect(tip.getByText('1 min read')).toBeDefined();
    const source = tip.getByRole('link', { name: 'NHS: Insomnia' });
    expect(source.getAttribute('href')).toBe('https://www.nhs.uk/insomnia');
    expect(source.getAttribute('lang')).toBe('en');
    expect(tips.getByRole('heading', { name: 'Another' })).toBeDefined();
  });

  it('WELL-08 say when they could not be loaded, and are loaded on request', async () => {
    let isDown = true;
    const { person } = await open({
      readTips: () => (isDown ? new Unreachable() : { tips: [makeTip()] }),
    });
    const tips = await section();
    await tips.findByText('The tips could not be loaded');
    isDown = false;
    await person.click(tips.getByRole('button', { name: 'Try again' }));
    expect(await tips.findByRole('article')).toBeDefined();
  });

  it('WELL-08 are there where the insights of the diary are not', async () => {
    await open({ readInsights: () => new Unreachable() });
    expect(await screen.findByText('Your insights could not be loaded')).toBeDefined();
    expect(await (await section()).findByRole('article')).toBeDefined();
  });
});
