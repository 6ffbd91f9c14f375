// Values of rows, as a page shows them, and those in its address.

/** A page in a language of one country shows numbers and dates as that country does; any other as the visitor's device. */
const { lang } = document.documentElement;
const locale = lang.includes('-') ? lang : undefined;
const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shown = {
  money: (value) => money.format(value),
  date: (value) => new Date(`${value}T00:00`).toLocaleDateString(locale),
  moment: (value) => new Date(value).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }),
  'yes-no': (value) => (value ? 'Yes' : 'No'),
};

/** Values of the page's address: `comments.html?post_id=…` is about one post. */
export const asked = new URLSearchParams(location.search);

/** Shows a picture by its address; nothing for what is no address of the web. */
function showPicture(part, address) {
  part.replaceChildren();
  if (!/^https?:/iu.test(address)) return;
  const picture = Object.assign(new Image(), { alt: '', loading: 'lazy', src: address });
  picture.addEventListener('error', () => (part.hidden = true));
  part.append(picture);
}

/** Fills the parts of a copied template that name a field, such as `price` or `product.name`. */
export function fill(part, row) {
  const value = part.dataset.field.split('.').reduce((inner, name) => inner?.[name], row);
  const isEmpty = value === null || value === undefined || value === '';
  part.hidden = isEmpty;
  // A caption without its value says nothing.
  const { parentElement: line } = part;
  if (line?.childElementCount === 2 && line.firstElementChild.localName === 'small') line.hidden = isEmpty;
  if (isEmpty) return;
  if (part.dataset.as === 'picture') showPicture(part, value);
  else part.textContent = (shown[part.dataset.as] ?? String)(value);
}
