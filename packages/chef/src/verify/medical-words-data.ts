/** Claims that a recipe must not make: to cure, to treat, to lower a reading, to replace what a doctor prescribes. */
export const medicalClaims: readonly RegExp[] = [
  /\b(?:cure[sd]?|curing (?!salt)|heal(?:s|ing)|treat(?:s|ment)? (?:for |of |your |the )?(?:pcos|diabetes|cancer|disease|inflammation|depression|infertility|acne|symptoms?|condition)\w*)\b/i,
  /\b(?:lowers?|reduces?|regulates?|stabili[sz]es?|balances?|controls?|normali[sz]es?|prevents?|reverses?|fights?|eliminates?|boosts?|improves?) (?:\w+ ){0,3}(?:blood[- ]?sugar|glucose|insulin\w*|cholesterol|blood[- ]?pressure|hormones?|testosterone|androgens?|pcos|diabetes|cancer|inflammation|disease|fertility|immun\w+|metabolism|cravings|symptoms?|weight)\b/i,
  /\b(?:instead of|replaces?|without|stop(?: taking)?|skip) (?:\w+ ){0,2}(?:medication|medicine|metformin|insulin|drugs?|doctor|therapy|treatment)\b/i,
  /\b(?:detox\w*|fat[- ]burning|burns? fat|lose weight|weight[- ]loss|anti[- ]?cancer|clinically proven|doctors? recommend\w*|miracle|medicinal|therapeutic)\b/i,
  /(?<!\p{L})(?:cura(?:n|r)?|sana(?:n|r)|trata(?:n|r)? (?:el |la |los |las |tu )?(?:sop|diabetes|cáncer|enfermedad\p{L}*|inflamación)|(?:baja|reduce|regula|estabiliza|equilibra|controla|previene|revierte|mejora|combate)n? (?:\p{L}+ ){0,3}(?:azúcar en (?:la )?sangre|glucosa|insulina|colesterol|presión|tensión arterial|hormonas|sop|diabetes|cáncer|inflamación|fertilidad|metabolismo|síntomas))(?!\p{L})/iu,
  /(?<!\p{L})(?:en lugar de|sustituye|reemplaza|sin|deja(?:r)?(?: de tomar)?) (?:\p{L}+ ){0,2}(?:medicación|medicamentos?|medicinas?|metformina|insulina|tratamiento|médico)(?!\p{L})/iu,
  /(?<!\p{L})(?:desintoxica\p{L}*|quemagrasas|quema grasa|adelgaza\p{L}*|milagros[oa]|medicinal(?:es)?|terapéutic[oa]s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:guéri\p{L}*|soigne(?:nt|r)?|traite(?:nt|r)? (?:le |la |les |l['’]|votre )?(?:sopk|diabète|cancer|maladie\p{L}*|inflammation)|(?:baisse|abaisse|réduit|régule|stabilise|équilibre|contrôle|prévient|inverse|améliore|combat)(?:nt)? (?:\p{L}+['’ ]){0,3}(?:sucre sanguin|glycémie|glucose|insuline|cholestérol|tension|hormones|sopk|diabète|cancer|inflammation|fertilité|métabolisme|symptômes))(?!\p{L})/iu,
  /(?<!\p{L})(?:au lieu|à la place|remplace(?:nt)?|sans|arrête[rz]?) (?:\p{L}+['’ ]){0,3}(?:médicaments?|metformine|insuline|traitement|médecin)(?!\p{L})/iu,
  /(?<!\p{L})(?:détox\p{L}*|brûle[- ]graisses?|amincissant\p{L}*|maigrir|miracle|médicinal\p{L}*|thérapeutique)(?!\p{L})/iu,
  /(?<!\p{L})(?:heilt|heilen(?:d\p{L}*)?|behandelt (?:\p{L}+ ){0,2}(?:pcos|diabetes|krebs|krankheit\p{L}*|entzündung\p{L}*)|(?:senkt|reduziert|reguliert|stabilisiert|kontrolliert|verhindert|verbessert|bekämpft|lindert) (?:\p{L}+ ){0,3}(?:blutzucker\p{L}*|glukose|insulin\p{L}*|cholesterin\p{L}*|blutdruck|hormon\p{L}*|pcos|diabetes|krebs|entzündung\p{L}*|fruchtbarkeit|stoffwechsel|symptome))(?!\p{L})/iu,
  /(?<!\p{L})(?:statt|anstelle|ersetzt|ohne|absetzen) (?:\p{L}+ ){0,3}(?:medikament\p{L}*|metformin|insulin|therapie|behandlung|arzt)(?!\p{L})/iu,
  /(?<!\p{L})(?:entgift\p{L}*|fettverbrenn\p{L}*|abnehmen|schlank machend\p{L}*|wundermittel|arznei\p{L}*|therapeutisch\p{L}*)(?!\p{L})/iu,
];
