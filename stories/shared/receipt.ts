/** A payment receipt (PNG) for stories that show or upload a picture. */
const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAJAAAADABAMAAAAZ5vd8AAAAJFBMVEX///8Wd9IRERGJiZbMzN2vr7hmZmZqqOLa6vg7Ozudxuw+jtld',
  '2GGVAAAE5ElEQVR42u2Yz2vjRhTHHx3JmWwvFSxE2JcySUx8Ex47qDc1stO0uYjYCtmbcSjsMTolqBcpdojIXoxpS441LCQkl/q0ofnn',
  '+sbOz7VkC1vs0jLfg9CM5E++b96853FAy0ggQRIkQRL0RUCFMCPQ3VJGoGCQDejtm4zW6GiQDahAM8qavpQRKEVk6UBRFhvybqitLGUB',
  'Ogo1PcwClF/SjrwsQJj6nWyK9q/f3mQD+u6Xb7MB5WmYDagAg2xA2r1s/v8hEFbrsBCd+5pI/7m45L15QCf0YxDdD479vGCE/kp0MR9o',
  'xdN8rfDx2L/T8lFEI0+f09Hbm5MoukXQuQCEBU1fiaLzOUB3Pq6ScOSho/CDrwlHV/OsUTQQID+i53kvvNpFkD6cB6T5hSgSjq60/DA8',
  '+VHTC7p2Ow/oeqD9VLgRi60Pw7/vhycXvrY7T2jd4cVA+8fzdU8/CYNPV1faBy2cKzRNH2i3u/4tLvTdzY2Hw8KcIG13xft07R0f4/21',
  'mIg8Wf0Lg1auYW5deM+gggULSBk+gXRYSOET6Ggx0NITyFoMpDyBgsVAozMvSElJfQXl/gT44RKU9sZ4/I69x+Jul7A9bLPfx3NlZgCo',
  '/eLUSifMAtZSGNt4GDJkbDG2DjjHnNHfwjlBe+QmNATWUpn1BDotNVgL+uvvSrDM3H5PzO0V95lB2R/l4tTYyhvL4oWH0MpreKcwQ2XO',
  '1irsrYu59vfQ76HzHJsa2+nq1tozqN3DT4/DReY3Iw9osbyRK4E6jjRxkUrt1jOo34Kt1RzDmx4aWS6JtopLXV5H2+JmSvetM1axXoJO',
  'i5OgPQHC5ZyWfswN62UAwqSswovQerhoI1BLgIqjvCJoDZl0emi1crFmZbDYL0NTrMn0bxsCnib9o9CUWnu9Ju4mNmQfccXtNBtyBBK+',
  'StBmaJ+VgpclgiB8iIg9xi7Tgn5G758X7d5lyqJ9pX5GLYUUMwK1LzMCcdnnpf4PqllK7dWlu0NrwcTls5fwIiUl9ZVEFDynHFBx6mnO',
  'frtDIOFFQlQLbF5x0oFMcubYnPNKDIjwX8+qrnhUnW3I3D/A99xGnKNtERbpHqT5ko1MG3aSQNWa0+GVugOUzz6yGCo3E9aa0Ib4fB1v',
  'a85MkPgvSMIa7WNEDW6iWRvM2auNCam7rjuZF9tGkNp0eIBLRWbF9mCmHhubWnWaB80Dww6AVtI4SgK50OyaBNx0+1eASFXWsdTkrzVL',
  '7XJuLEjpcPELDas1ts4aJuX4jLwfNSsxwqrddxQ+Wd5npMGrKsSDqFFXActGMUGpihEBNH7mqGDEgNBRh3AjDqQ4ZFwUJpC6GBFoKqDG',
  '+u9wIkAQC1IFyByBmnUxIrTaESAa50htIshNBIkvGTAxLDFSqk0xC8SKAdFKoiMRmg22CabKufUYKILchKwlOUIfdDRvih6EI4UaFEFK',
  'zF45E/uoA4npJ4eYd/vQEc2sgcaCDuU8x+M6Eu4NBKmGrEypBdTEPYl7LMVJZNbRD/c0dWZ/7Y+KuAp2RfS3zZhnaMahh3wzDaiuWmZH',
  'NIJcDChoUiet+4piGniIJLEgl7sJx8vXXQIqqmPSiqHWp4BSnGcVCGgwDTTuyegoVYZFaN140GNUBBZc7MdjeirQQ/oNdbOSBLLlIUxK',
  'SkpKSkpKSupL6V8MRzIrrhLWUAAAAABJRU5ErkJggg==',
].join('');

const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));

export const receipt = () => new File([bytes], '转账凭证.png', { type: 'image/png' });
