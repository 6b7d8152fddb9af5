export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes what is put in, unless it is HTML itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = parts.map((part) => {
    if (part instanceof Html) return part.text;
    if (typeof part === 'object') return part.map((inner) => inner.text).join('');
    return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
  });
  return new Html(String.raw({ raw: strings }, ...texts));
}
