const declaration = /^(?:export )?const \w+(?:: [^=\n]+)? = (?=[A-Za-z][\w.]*(?:\(|\n))/gm;

/** Marks calls that initialize constants as free of side effects, so that a bundle keeps only the constants it uses. */
// oxlint-disable-next-line import/no-default-export -- rspack imports the default
export default (source) => source.replaceAll(declaration, '$&/* @__PURE__ */ ');
