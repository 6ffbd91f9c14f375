declare module 'virtual:kit-reference' {
  const reference: import('./model.ts').KitReference;
  export default reference;
}
