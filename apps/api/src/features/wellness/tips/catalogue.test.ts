import { languages } from '@pomona/contract/languages';
import { folded } from '@pomona/contract/search-text';
import { readTips, tipCategories } from '@pomona/contract/wellness/tips';
import { describe, expect, it } from 'vitest';
import { allTips, type TipId } from './catalogue.ts';
import { presentTip } from './service.ts';
import { sources } from './sources.ts';
import { tipTexts } from './texts.ts';
import type { NamedFood } from './tip.ts';

const ids = [...allTips.keys()];
const eachText = languages.flatMap((language) =>
  ids.map((id) => ({ language, id, ...tipTexts[language][id] })),
);

/** Foods that a member may avoid, with the words by which a text names them, folded. */
const foodWords: Partial<Record<NamedFood, RegExp>> = {
  milk: /\b(milk|cheese|yogh?urt|butter|cream|milch\w*|kase|joghurt|sahne|leche|queso|yogur|mantequilla|nata|lait|fromage|yaourt|beurre|creme)\b/,
  egg: /\b(eggs?|eier|huevos?|oeufs?)\b/,
  fish: /\b(fish|salmon|sardines?|herring|mackerel|fisch|lachs|sardinen|hering|makrele|pescado|salmon|sardinas|arenque|caballa|poisson|saumon|hareng|maquereau)\b/,
  crustacean: /\b(shrimps?|prawns?|shellfish|garnelen|gambas|mariscos?|crevettes)\b/,
  tree_nut:
    /\b(nuts?|almonds?|walnuts?|nusse|mandeln|frutos secos|almendras|nueces|noix|amandes)\b/,
  soy: /\b(soya?|tofu|soja|edamame|miso|tempeh)\b/,
  wheat:
    /\b(bread|pasta|toast|wheat|brot|nudeln|weizen|pan|tostada|trigo|pain|pates|tartine|ble)\b/,
  sesame: /\b(sesame|tahini?|sesam|sesamo)\b/,
  celery: /\b(celery|sellerie|apio|celeri)\b/,
  mustard: /\b(mustard|senf|mostaza|moutarde)\b/,
  meat: /\b(meat|chicken|beef|pork|fleisch|huhn|rind|carne|pollo|viande|poulet|boeuf)\b/,
  starch:
    /\b(rice|potatoes|beans|lentils|chickpeas|bread|pasta|reis|kartoffeln|bohnen|linsen|brot|nudeln|arroz|patatas|alubias|lentejas|garbanzos|pasta|riz|pommes de terre|haricots|lentilles|pates)\b/,
};

/** Promises, doses and shame. */
const refused =
  /\b(cures?|heals?|guarantee\w*|detox\w*|guilt\w*|cheat\w*|sinful|miracle|superfood\w*|burns? fat|heil(t|en|ung)|garantiert?|wunder\w*|sunde\w*|entgift\w*|cura[rn]?|garantiza\w*|milagro\w*|culpa\w*|pecado\w*|guerit|guerir|garanti\w*|miracle\w*|coupable\w*|culpabili\w*)\b/;
/** Weights and energy stay out, for members without numbers and against doses. */
const doses = /\d\s?(g|mg|µg|kg|kcal|kj|%|ie|iu)\b/i;

describe('the tips', () => {
  it('WELL-08 are 24 at least, with some of every category', () => {
    expect(ids.length).toBeGreaterThanOrEqual(24);
    const categories = new Set(ids.map((id) => presentTip(id, 'en').category));
    expect([...categories].sort()).toEqual([...tipCategories].sort());
    const general = [...allTips.values()].filter(({ only }) => only === undefined);
    expect(general.length).toBeGreaterThanOrEqual(18);
  });

  it('WELL-08 have four languages, none twice, of a length that suits a card', () => {
    for (const { language, id, title, content } of eachText) {
      const what = `${language} ${id}`;
      expect(title.length, what).toBeGreaterThanOrEqual(10);
      expect(title.length, what).toBeLessThanOrEqual(60);
      expect(content.length, what).toBeGreaterThanOrEqual(200);
      expect(content.length, what).toBeLessThanOrEqual(400);
      expect(`${title} ${content}`, what).not.toMatch(/ {2}|^\s|\s$/);
    }
    expect(new Set(eachText.map(({ title }) => title)).size).toBe(eachText.length);
    expect(new Set(eachText.map(({ content }) => content)).size).toBe(eachText.length);
  });

  it('WELL-08 name a source each, at an address of its publisher', () => {
    const hosts = Object.values(sources).map(({ url }) => new URL(url).hostname);
    expect(new Set(hosts)).toEqual(
      new Set(
        ['monash.edu', 'who.int', 'nhs.uk', 'cdc.gov']
          .map((host) => `www.${host}`)
          .concat('diabetesjournals.org'),
      ),
    );
    const used = new Set([...allTips.values()].map(({ source }) => source));
    expect(used).toEqual(new Set(Object.keys(sources)));
  });

  it('WELL-08 promise nothing, shame nobody and give no dose', () => {
    for (const { language, id, title, content } of eachText) {
      expect(folded(`${title} ${content}`), `${language} ${id}`).not.toMatch(refused);
      expect(`${title} ${content}`, `${language} ${id}`).not.toMatch(doses);
    }
  });

  it('WELL-08 declare every food that a text names and a member may avoid', () => {
    for (const { language, id, title, content } of eachText)
      for (const food of Object.keys(foodWords) as NamedFood[])
        if (foodWords[food]?.test(folded(`${title} ${content}`)))
          expect(allTips.get(id)?.names ?? [], `${language} ${id}`).toContain(food);
  });

  it('WELL-08 give PCOS both of its names', () => {
    const about = ids.filter((id): id is TipId => /PCOS/.test(tipTexts.en[id].content));
    expect(about).toHaveLength(4);
    for (const language of languages)
      for (const id of about) {
        const { title, content } = tipTexts[language][id];
        expect(`${title} ${content}`, `${language} ${id}`).toMatch(/PCOS|SOPK?\b/);
        expect(content, `${language} ${id}`).toMatch(/PMOS/);
      }
  });

  it('WELL-08 fit the contract in every language', () => {
    for (const language of languages) {
      const reply = { tips: ids.map((id) => presentTip(id, language)) };
      expect(readTips.replies[200].parse(reply)).toEqual(reply);
    }
  });
});
