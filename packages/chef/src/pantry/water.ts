/** Millilitres of water that a gram takes up while it cooks covered; packets of each say about the same. */
const rows = `
1.5: couscous couscous-whole-wheat rice-sushi poha
1.8: rice-jasmine rice-white couscous-pearl fonio freekeh
2: rice-basmati rice-parboiled bulgur rice-glutinous buckwheat quinoa-red
2.2: quinoa
2.5: brown-rice rice-black rice-red millet rice-basmati-brown
3: amaranth teff
4: polenta-instant cornmeal corn-grits semolina
5: oats oats-fine oats-large millet-flakes buckwheat-flakes quinoa-flakes oat-bran
`;

const usual = 2;

const perGram = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [amount = '', keys = ''] = row.split(': ');
      return keys.split(' ').map((key) => [key, Number(amount)] as const);
    }),
);

export function waterPerGram(key: string): number {
  return perGram.get(key) ?? usual;
}
