/** The largest amount the provider accepts. */
const largestAmount = 9_999_999.99;

/**
 * Whether an amount can be paid: more than nothing, in whole cents.
 * @example
 * isPayableAmount(29.001) // => false
 */
export function isPayableAmount(amount: number): boolean {
  return amount > 0 && amount <= largestAmount && Math.round(amount * 100) / 100 === amount;
}

/**
 * An amount in the provider's format: `29.00`. An amount that cannot be paid is `0.00`.
 * @example
 * amountText(29) // => '29.00'
 */
export function amountText(amount: number): string {
  return (isPayableAmount(amount) ? amount : 0).toFixed(2);
}
