import { describe, expect, it } from 'vitest';
import { flattened, namespaceProblems, translationProblems, usageProblems } from './locales.ts';

describe('I18N-02 translations', () => {
  const en = {
    'shell.home': 'Home',
    'list.found': '{count, plural, one {# recipe} other {# recipes}}',
    'form.agree': 'I agree to the <terms>terms</terms>, {username}.',
  };
  const de = {
    'shell.home': 'Start',
    'list.found': '{count, plural, one {# Rezept} other {# Rezepte}}',
    'form.agree': '{username}, stimmst du den <terms>Bedingungen</terms> zu?',
  };

  it('are accepted when they are complete', () => {
    expect(translationProblems({ en, de })).toEqual([]);
  });

  it('must hold every key', () => {
    const { 'shell.home': _, ...rest } = de;
    expect(translationProblems({ en, de: rest })).toEqual(['de: shell.home is missing']);
  });

  it('may hold no key that English has not', () => {
    const more = { ...de, 'shell.extra': 'Mehr' };
    expect(translationProblems({ en, de: more })).toEqual(['de: shell.extra has no English text']);
  });

  it('I18N-03 must use the same placeholders, also inside choices and tags', () => {
    const wrong = { ...de, 'form.agree': '{user}, einverstanden?', 'list.found': '{n} Rezepte' };
    expect(translationProblems({ en, de: wrong })).toEqual([
      'de: list.found has the placeholders [n], English [count]',
      'de: form.agree has the placeholders [user], English [terms, username]',
    ]);
  });

  it('may be neither empty nor unreadable', () => {
    const broken = { ...de, 'shell.home': ' ', 'list.found': '{count, plural, one {' };
    const problems = translationProblems({ en, de: broken });
    expect(problems[0]).toBe('de: shell.home is empty');
    expect(problems[1]).toContain('de: list.found cannot be read');
  });
});

describe('I18N-02 texts and sources', () => {
  const keys = ['shell.home', 'shell.bye', 'diets.Vegan', 'diets.Low-Carb', 'legal.terms.title'];
  const sources = {
    'bar.tsx': `const t = useTranslations('shell'); t('home'); t(over ? 'bye' : 'home');`,
    'card.tsx': `const translate = useTranslations(); translate(\`diets.\${diet}\`);`,
  };

  it('agree when every text is said, computed keys and whole documents included', () => {
    expect(usageProblems(keys, sources)).toEqual([]);
  });

  it('agree when a shared component says texts whose namespace it is given', () => {
    const shared = {
      'dialog.tsx': `const t = useTranslations(namespace); t('title');`,
      'chat.tsx': `<Dialog namespace="chat.report" />`,
    };
    expect(usageProblems(['chat.report.title'], shared)).toEqual([]);
    expect(usageProblems(['chat.report.lead'], shared)).toEqual([
      'chat.report.lead is said nowhere',
    ]);
  });

  it('disagree about a text that nobody says', () => {
    expect(usageProblems([...keys, 'shell.lonely'], sources)).toEqual([
      'shell.lonely is said nowhere',
    ]);
  });

  it('disagree about a text that is said and is none', () => {
    const more = { ...sources, 'foot.tsx': `const t = useTranslations('shell'); t('nothing');` };
    expect(usageProblems(keys, more)).toEqual(['foot.tsx says nothing, which is no text']);
  });
});

describe('I18N-02 namespaces', () => {
  const known = ['recipes', 'cooking', 'recipe-list', 'login'];

  it('are features, pages and what all pages share', () => {
    expect(namespaceProblems(['recipes', 'recipe-list', 'shell', 'errors'], known)).toEqual([]);
  });

  it('may be nothing else', () => {
    expect(namespaceProblems(['recipes', 'filters'], known)).toEqual([
      'filters is neither a feature nor a page',
    ]);
  });
});

describe('I18N-02 hyphenated namespaces', () => {
  it('are read in sources', () => {
    const source = `const t = useTranslations('recipe-list.page'); t('heading');`;
    expect(usageProblems(['recipe-list.page.heading'], { 'list.tsx': source })).toEqual([]);
  });
});

it('keys go by the path to the text', () => {
  expect(flattened({ shell: { home: 'Home' }, list: ['a', 'b'] })).toEqual({
    'shell.home': 'Home',
    'list.0': 'a',
    'list.1': 'b',
  });
});
