/** Word lists printed in the rulebooks (H-02, H-08), typed in from them. */

/** The hundred two-letter words of the 2020 rulebook. */
export const TWO_LETTER_WORDS = `
AA AB AD AE AG AH AI AL AM AN AR AS AT AW AX AY BA BE BI BO BY DA DE DO ED EF EH EL EM EN ER ES ET EX FA GI GO HA HE HI
HM HO ID IF IN IS IT JO KA LA LI LO MA ME MI MM MO MU MY NA NE NO NU OD OE OF OH OM ON OP OR OS OW OX OY PA PE PI PO RE
SH SI SO TA TE TI TO UH UM UN UP US UT WE WO XI XU YA YE YO
`
  .trim()
  .split(/\s+/u);

/** Q without U: the nine that also take an S, and the three that do not. */
export const Q_WITHOUT_U_TAKING_S = 'QAT QAID QOPH FAQIR QANAT TRANQ QINDAR QINTAR QWERTY'.split(' ');
export const Q_WITHOUT_U_PLAIN = 'SHEQEL QINDARKA SHEQALIM'.split(' ');
