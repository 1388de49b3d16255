const declaration = /^(?:export )?const \w+(?:: [^=\n]+)? = (?=[A-Za-z][\w.]*(?:\(|\n))/gm;

/** Marks what the modules of a package declare by calls as free of effects, so that a bundle keeps what it uses alone. */
// oxlint-disable-next-line import/no-default-export -- rspack imports the default
export default (source) => source.replaceAll(declaration, '$&/* @__PURE__ */ ');
