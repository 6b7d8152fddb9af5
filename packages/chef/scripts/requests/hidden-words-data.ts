import type { Language } from '@pomona/food/foods/languages';

type WordsByLanguage = Readonly<Record<Language, string>>;

/** Plain words for foods with an allergen, written down apart from the food table. */
export const hiddenWords: Readonly<Record<string, WordsByLanguage>> = {
  milk: {
    en: 'butter cheese milk cream yogurt yoghurt feta parmesan mozzarella cheddar ricotta paneer ghee buttermilk halloumi quark mascarpone',
    es: 'mantequilla queso leche nata yogur feta parmesano mozzarella ricotta requesón mascarpone',
    fr: 'beurre fromage lait yaourt feta parmesan mozzarella ricotta ghee mascarpone',
    de: 'butter käse milch sahne joghurt feta parmesan mozzarella ricotta quark mascarpone schmand',
  },
  egg: {
    en: 'egg eggs mayonnaise meringue',
    es: 'huevo huevos mayonesa merengue',
    fr: 'œuf œufs mayonnaise meringue',
    de: 'ei eier mayonnaise baiser',
  },
  fish: {
    en: 'salmon tuna cod anchovy anchovies sardines trout mackerel worcestershire',
    es: 'salmón atún bacalao anchoas sardinas trucha caballa',
    fr: 'saumon thon cabillaud anchois sardines truite maquereau',
    de: 'lachs thunfisch kabeljau sardellen sardinen forelle makrele',
  },
  crustacean: {
    en: 'shrimp shrimps prawns crab lobster',
    es: 'gambas langostinos cangrejo langosta',
    fr: 'crevettes crabe homard',
    de: 'garnelen krabben hummer',
  },
  mollusc: {
    en: 'mussels clams oyster oysters squid scallops octopus',
    es: 'mejillones almejas ostras calamar vieiras pulpo',
    fr: 'moules palourdes huîtres calmar pétoncles poulpe',
    de: 'muscheln austern tintenfisch jakobsmuscheln',
  },
  tree_nut: {
    en: 'almond almonds walnut walnuts cashew cashews hazelnut hazelnuts pecan pecans pistachio pistachios pesto marzipan',
    es: 'almendra almendras nuez nueces anacardos avellanas pacanas pistachos pesto mazapán',
    fr: 'amande amandes noix cajou noisettes pécan pistaches pesto massepain',
    de: 'mandel mandeln walnüsse cashewkerne haselnüsse pekannüsse pistazien pesto marzipan',
  },
  peanut: {
    en: 'peanut peanuts satay',
    es: 'cacahuete cacahuetes satay',
    fr: 'cacahuète cacahuètes satay',
    de: 'erdnuss erdnüsse erdnussbutter satay',
  },
  wheat: {
    en: 'wheat couscous bulgur seitan spaghetti baguette naan panko breadcrumbs semolina',
    es: 'trigo cuscús bulgur seitán espaguetis panko sémola',
    fr: 'blé couscous boulgour seitan spaghettis baguette naan chapelure semoule',
    de: 'weizen couscous bulgur seitan spaghetti baguette naan paniermehl grieß',
  },
  gluten: {
    en: 'barley rye spelt farro beer couscous bulgur seitan panko',
    es: 'cebada centeno espelta cerveza cuscús bulgur seitán',
    fr: 'orge seigle épeautre bière couscous boulgour seitan',
    de: 'gerste roggen dinkel bier couscous bulgur seitan',
  },
  soy: {
    en: 'soy tofu tempeh edamame miso tamari',
    es: 'soja tofu tempeh edamame miso tamari',
    fr: 'soja tofu tempeh edamame miso tamari',
    de: 'soja tofu tempeh edamame miso tamari sojasauce',
  },
  sesame: {
    en: 'sesame tahini hummus halva',
    es: 'sésamo tahini hummus',
    fr: 'sésame tahini houmous',
    de: 'sesam tahin tahini hummus',
  },
  mustard: { en: 'mustard', es: 'mostaza', fr: 'moutarde', de: 'senf' },
  celery: { en: 'celery celeriac', es: 'apio', fr: 'céleri', de: 'sellerie' },
};
