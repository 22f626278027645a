/** A preset that `adaptPreset` has wrapped. Docusaurus loads presets only from files. */
module.exports = (context, { create }) => create(context);
