/** Words and signs of money, as a pattern. */
export const currency = String.raw`(?:euros?|eur|€|dollars?|usd|\$|pounds?|gbp|£|francs?|chf|quid|bucks|lari|kr|kron(?:or|er)|z[lł]|z[lł]oty|lei|rub(?:les?)?|rupees?|yen|baht|forint|koruna|shillings?|k[čc]|czk)`;
