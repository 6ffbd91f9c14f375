// Sets theme, contrast and density on the root element before the first paint. Serve it as a file and load it before
// the styles, with the prefix of your storage keys:
//   <script src="/prepaint.js" data-prefix="acme"></script>
// It reads `acme-theme`, `acme-contrast` and `acme-density`, and accepts only the exact values below. Without a
// valid theme the page is dark; without contrast or density, the device and the default styles apply.
(function () {
  var root = document.documentElement;
  var prefix = document.currentScript.getAttribute('data-prefix') || 'kit';
  function stored(name) {
    try {
      return localStorage.getItem(prefix + '-' + name);
    } catch {
      return null;
    }
  }
  root.setAttribute('data-theme', stored('theme') === 'light' ? 'light' : 'dark');
  var contrast = stored('contrast');
  if (contrast === 'more' || contrast === 'normal') root.setAttribute('data-contrast', contrast);
  if (stored('density') === 'compact') root.setAttribute('data-density', 'compact');
})();
