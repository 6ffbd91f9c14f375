/** The part of parse5 that is used; the package has no types of its own. */
declare module 'parse5' {
  interface Range {
    readonly startOffset: number;
    readonly endOffset: number;
  }
  interface Location extends Range {
    readonly attrs?: Readonly<Record<string, Range>>;
    readonly startTag?: Range & { readonly attrs?: Readonly<Record<string, Range>> };
    readonly endTag?: Range;
  }
  export interface Node {
    readonly nodeName: string;
    readonly tagName?: string;
    /** Of a text. */
    readonly value?: string;
    readonly attrs?: readonly { readonly name: string; readonly value: string }[];
    readonly childNodes?: readonly Node[];
    /** Of a template. */
    readonly content?: Node;
    /** Missing or null where the parser added the node. */
    readonly sourceCodeLocation?: Location | null;
  }
  export function parse(
    source: string,
    options: {
      readonly sourceCodeLocationInfo: true;
      readonly onParseError: (problem: { readonly code: string; readonly startLine: number }) => void;
    },
  ): Node;
}
