import type { Language } from '@pomona/food/foods/languages';

interface TimeWords {
  for: string;
  hour: readonly [string, string];
  minute: readonly [string, string];
  and: string;
}

const times: Readonly<Record<Language, TimeWords>> = {
  en: { for: 'for ', hour: ['hour', 'hours'], minute: ['minute', 'minutes'], and: ' ' },
  es: { for: 'durante ', hour: ['hora', 'horas'], minute: ['minuto', 'minutos'], and: ' y ' },
  fr: { for: 'pendant ', hour: ['heure', 'heures'], minute: ['minute', 'minutes'], and: ' et ' },
  de: { for: '', hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'], and: ' und ' },
};

/** "for 1 hour 30 minutes", "5 Minuten". */
export function timeText(minutes: number, language: Language): string {
  const words = times[language];
  const hours = minutes >= 90 || minutes === 60 ? Math.floor(minutes / 60) : 0;
  const left = Math.round(minutes - hours * 60);
  const parts = [
    ...(hours > 0 ? [`${hours} ${words.hour[hours === 1 ? 0 : 1]}`] : []),
    ...(left > 0 || hours === 0 ? [`${left} ${words.minute[left === 1 ? 0 : 1]}`] : []),
  ];
  return words.for + parts.join(words.and);
}

/** Ovens have marks every 25 °F. */
const ovenStep = 25;

export function temperatureText(celsius: number, language: Language): string {
  const fahrenheit = Math.round(((celsius * 9) / 5 + 32) / ovenStep) * ovenStep;
  return language === 'en' ? `${celsius} °C (${fahrenheit} °F)` : `${celsius} °C`;
}

const waters: Readonly<Record<Language, string>> = {
  en: 'water',
  es: 'de agua',
  fr: 'd’eau',
  de: 'Wasser',
};

const litre = 1000;

export function waterText(milliliters: number, language: Language): string {
  const isLitres = milliliters >= litre;
  const number = String(isLitres ? milliliters / litre : milliliters);
  const text = language === 'en' ? number : number.replace('.', ',');
  return `${text} ${isLitres ? 'l' : 'ml'} ${waters[language]}`;
}

interface Dishes {
  plate: readonly [string, string];
  bowl: readonly [string, string];
  glass: readonly [string, string];
}

const tableware: Readonly<Record<Language, Dishes>> = {
  en: {
    plate: ['on a plate', 'among # plates'],
    bowl: ['in a bowl', 'among # bowls'],
    glass: ['in a glass', 'among # glasses'],
  },
  es: {
    plate: ['en un plato', 'en # platos'],
    bowl: ['en un cuenco', 'en # cuencos'],
    glass: ['en un vaso', 'en # vasos'],
  },
  fr: {
    plate: ['sur une assiette', 'sur # assiettes'],
    bowl: ['dans un bol', 'dans # bols'],
    glass: ['dans un verre', 'dans # verres'],
  },
  de: {
    plate: ['auf einem Teller', 'auf # Teller'],
    bowl: ['in einer Schale', 'auf # Schalen'],
    glass: ['in einem Glas', 'auf # Gläser'],
  },
};

/** "in 2 bowls", "on a plate". */
export function servingsText(
  servings: number,
  vessel: string | undefined,
  language: Language,
): string {
  const kind = vessel === 'bowl' || vessel === 'glass' ? vessel : 'plate';
  const [one, many] = tableware[language][kind];
  return servings === 1 ? one : many.replace('#', String(servings));
}
