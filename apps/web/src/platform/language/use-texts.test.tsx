// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Services, ServicesProvider } from '#platform/services.tsx';
import { LanguageProvider } from './i18n.tsx';
import { createLanguageStore } from './language.ts';
import { useTexts } from './use-texts.ts';

afterEach(cleanup);

function Piece() {
  return <p>{useTexts('reviews') ? 'said' : 'waiting'}</p>;
}

it('I18N-04 texts that could not be fetched come when the server is back', async () => {
  const languages = createLanguageStore('en');
  const fetched = languages.need;
  const need = vi
    .fn<typeof fetched>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockImplementation(fetched);
  const services = { languages: { ...languages, need } } as unknown as Services;
  render(
    <ServicesProvider services={services}>
      <LanguageProvider store={services.languages}>
        <Piece />
      </LanguageProvider>
    </ServicesProvider>,
  );
  expect(screen.getByText('waiting')).toBeDefined();
  await screen.findByText('said');
  expect(need).toHaveBeenCalledTimes(2);
});
