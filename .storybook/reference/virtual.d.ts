declare module 'virtual:kit-reference' {
  const reference: unknown;
  export default reference;
}
