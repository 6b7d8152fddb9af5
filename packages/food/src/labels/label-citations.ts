export interface Citation {
  title: string;
  url?: string;
}

export const citations = {
  pcosGuideline: {
    title:
      'Teede HJ et al. Recommendations from the 2023 International Evidence-based Guideline for the Assessment and Management of Polycystic Ovary Syndrome. J Clin Endocrinol Metab 2023;108:2447-69',
    url: 'https://doi.org/10.1210/clinem/dgad463',
  },
  glycemicLoad: {
    title:
      'Carbohydrates in human nutrition. FAO Food and Nutrition Paper 66, FAO and WHO, 1998 (mixed meals); classes of load: Foster-Powell K et al. Am J Clin Nutr 2002;76:5-56',
  },
  adaStandards: {
    title:
      'American Diabetes Association. Standards of Care in Diabetes: facilitating positive health behaviors and well-being',
  },
  ada2019: {
    title:
      'Evert AB et al. Nutrition therapy for adults with diabetes or prediabetes: a consensus report. Diabetes Care 2019;42:731-54',
    url: 'https://doi.org/10.2337/dci19-0014',
  },
  dietaryGuidelines: {
    title:
      'Dietary Guidelines for Americans, 2020-2025: saturated fat below 10 % of energy, 14 g of fiber per 1000 kcal',
    url: 'https://www.dietaryguidelines.gov',
  },
  euClaims: {
    title: 'Regulation (EC) No 1924/2006 on nutrition and health claims, annex',
    url: 'https://eur-lex.europa.eu/eli/reg/2006/1924/oj',
  },
  usGlutenFree: {
    title: '21 CFR 101.91, gluten-free labeling of food',
    url: 'https://www.ecfr.gov/current/title-21/section-101.91',
  },
  usFiber: {
    title: '21 CFR 101.54(b), "high" claims: 20 % of the daily value (28 g of fiber)',
    url: 'https://www.ecfr.gov/current/title-21/section-101.54',
  },
  usTransFat: {
    title: 'Final determination regarding partially hydrogenated oils. 80 FR 34650 (2015)',
    url: 'https://www.federalregister.gov/citation/80-FR-34650',
  },
  commonUse: { title: 'Definition in common use; no law defines the word for recipes' },
  harvardKeto: {
    title:
      'Harvard T.H. Chan School of Public Health, The Nutrition Source: diet review, ketogenic diet for weight loss',
  },
  euUnsaturated: {
    title:
      'Regulation (EU) No 116/2010, annex: high unsaturated fat, at least 70 % of the fatty acids',
    url: 'https://eur-lex.europa.eu/eli/reg/2010/116/oj',
  },
  mediterraneanPyramid: {
    title:
      'Willett WC et al. Mediterranean diet pyramid: a cultural model for healthy eating. Am J Clin Nutr 1995;61:1402S-6S',
    url: 'https://doi.org/10.1093/ajcn/61.6.1402S',
  },
  medas: {
    title:
      'Schröder H et al. A short screener is valid for assessing Mediterranean diet adherence among older Spanish men and women. J Nutr 2011;141:1140-5',
    url: 'https://doi.org/10.3945/jn.110.135566',
  },
  inflammatoryIndex: {
    title:
      'Shivappa N et al. Designing and developing a literature-derived, population-based dietary inflammatory index. Public Health Nutr 2014;17:1689-96',
    url: 'https://doi.org/10.1017/S1368980013002115',
  },
  ahaGuidance: {
    title:
      'Lichtenstein AH et al. 2021 Dietary guidance to improve cardiovascular health. Circulation 2021;144:e472-87',
    url: 'https://doi.org/10.1161/CIR.0000000000001031',
  },
} as const satisfies Record<string, Citation>;

export type CitationKey = keyof typeof citations;
