// Sets theme, contrast and density on the root element before the first paint. Serve it as a file and load it before
// the styles, with the word your storage keys begin with:
//   <script src="/prepaint.js" data-prefix="acme"></script>
// It reads `acme-theme`, `acme-contrast` and `acme-density`, and takes only the exact words below. Without a word for
// the theme the page is dark; without one for contrast or density the device and the styles decide.
(function () {
  var root = document.documentElement;
  var prefix = document.currentScript.getAttribute('data-prefix') || 'kit';
  function kept(name) {
    try {
      return localStorage.getItem(prefix + '-' + name);
    } catch {
      return null;
    }
  }
  root.setAttribute('data-theme', kept('theme') === 'light' ? 'light' : 'dark');
  var contrast = kept('contrast');
  if (contrast === 'more' || contrast === 'normal') root.setAttribute('data-contrast', contrast);
  if (kept('density') === 'compact') root.setAttribute('data-density', 'compact');
})();
