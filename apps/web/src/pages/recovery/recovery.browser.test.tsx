import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '#test/axe.ts';
import { Refusal } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const answers = {
  readConfig: () => makeConfig({ mail_enabled: true }),
  checkResetLink: () => ({ email: `${'a-rather-long-name'.repeat(3)}@example.org` }),
};
const deadLink = { checkResetLink: () => new Refusal(404, 'link_invalid', 'Abgelaufen.') };

const screens = [
  ['/forgot-password', answers, 'Link schicken'],
  ['/forgot-password?sent=yes', answers, 'Schau in dein Postfach'],
  ['/forgot-password', {}, /^Diese Seite verschickt keine/],
  ['/reset-password#secret', answers, /^Für a-rather/],
  ['/reset-password#secret', deadLink, 'Dieser Link gilt nicht mehr'],
  ['/restore-email#secret', answers, 'Mein Konto zurückholen'],
] as const;

describe.each(themes)('the screens of a lost account (%s)', (theme) => {
  it.each(screens)(
    'AUTH-11 axe finds nothing on %s, in German on every width',
    async (path, given, words) => {
      await renderPage(path, { answers: given, language: 'de' });
      await screen.findByText(words);
      showTheme(theme);
      expect(await axeViolations()).toEqual([]);
      await expectNoSidewaysScrolling();
    },
  );
});
